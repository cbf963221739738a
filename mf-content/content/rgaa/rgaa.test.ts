/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { CRITERIA } from './criteria.ts';
import { rgaaDocument } from './document.ts';
import { AUDIT } from './figures.ts';

const PROJECT = resolve(import.meta.dirname, '..', '..', '..');
/** Number of criteria of each theme of RGAA 4.1. */
const THEMES = [9, 2, 3, 13, 8, 2, 5, 10, 4, 14, 13, 11, 12];

test('[A11Y-01] the table has the 106 criteria of RGAA 4.1, each once and in order', () => {
  const ids = THEMES.flatMap((count, theme) =>
    Array.from({ length: count }, (_, index) => `${theme + 1}.${index + 1}`),
  );
  expect(ids).toHaveLength(106);
  expect(CRITERIA.map(({ id }) => id)).toEqual(ids);
});

test('[A11Y-01] every test that a criterion names is there', () => {
  const files = new Set(CRITERIA.flatMap(({ tests }) => tests));
  expect(files.size).toBeGreaterThan(10);
  expect([...files].filter((file) => !existsSync(resolve(PROJECT, file)))).toEqual([]);
});

test('[A11Y-01] what does not hold, does not apply or was not checked says why', () => {
  const unexplained = CRITERIA.filter(({ result, note }) => result !== 'pass' && !note);
  expect(unexplained).toEqual([]);
  expect(AUDIT.met + AUDIT.failed + AUDIT.unchecked + AUDIT.notApplicable).toBe(106);
});

test('[A11Y-01] the document says what the table says', () => {
  // Prettier aligns the columns.
  const words = (text: string) => text.replace(/[ -]+/g, ' ').trim();
  const written = readFileSync(resolve(import.meta.dirname, 'README.md'), 'utf8');
  expect(words(written)).toBe(words(rgaaDocument()));
});
