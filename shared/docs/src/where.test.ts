import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { markdownLinks } from './links.ts';

const docs = resolve(import.meta.dirname, '..');
const project = resolve(docs, '../..');
const read = (file: string) => readFileSync(join(project, file), 'utf8');

const rows = [
  ...read('shared/docs/where.md').matchAll(/^\| (.+?) +\| \[(.+?)\]\((.+?)\) +\| `(.+?)` +\|$/gm),
];

test('what newcomers look for is two steps from the README', () => {
  const first = markdownLinks(read('README.md')).map(({ target }) => target);
  expect(first).toContain('shared/docs/where.md');
  expect(rows).toHaveLength(12);
});

test.each(rows.map(([, what = '', , target = '', word = '']) => ({ what, target, word })))(
  '$what: the file is there and holds the word',
  ({ target, word }) => {
    expect(readFileSync(resolve(docs, target), 'utf8')).toContain(word);
  },
);

test('each guide is one step from the README, and ends in a command that shows that it works', () => {
  const guides = markdownLinks(read('README.md')).filter(({ target }) => target.includes('/guides/'));
  expect(guides).toHaveLength(6);
  for (const { target } of guides) {
    const [, proof = ''] = read(target).split(/\nIt works when /);
    expect(proof).toMatch(/\n {4}npm \S/);
  }
});
