/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ILLUSTRATION_NAMES } from './illustration-names.ts';
import { patternMarkup } from './patterns.ts';

const shapesOf = (svg: string) => svg.replaceAll(/<svg[^>]*>|<\/svg>\s*$/g, '');

test('[PERF-01] patterns, and no other drawing, are part of the page, as their files draw them', () => {
  for (const name of ILLUSTRATION_NAMES) {
    const markup = patternMarkup(name);
    const file = readFileSync(join(__dirname, '..', '..', 'assets', 'illustrations', `${name}.svg`), 'utf8');
    expect(markup && shapesOf(markup)).toBe(name.startsWith('motif-') ? shapesOf(file) : undefined);
    if (markup) expect(file).toContain('viewBox="0 0 240 240"');
  }
});
