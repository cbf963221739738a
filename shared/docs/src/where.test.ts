import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { markdownLinks } from './links.ts';

const docs = resolve(import.meta.dirname, '..');
const project = resolve(docs, '../..');
const read = (file: string) => readFileSync(join(project, file), 'utf8');

const rows = [
  ...read('shared/docs/where.md').matchAll(/^\| (.+?) +\| \[(.+?)\]\((.+?)\) +\| `(.+?)` +\|$/gm),
];

test('common destinations of newcomers are two steps from the README', () => {
  const first = markdownLinks(read('README.md')).map(({ target }) => target);
  expect(first).toContain('shared/docs/where.md');
  expect(rows.length).toBeGreaterThanOrEqual(40);
});

test.each(rows.map(([, what = '', , target = '', word = '']) => ({ what, target, word })))(
  '$what: the file is there and holds the word',
  ({ target, word }) => {
    expect(readFileSync(resolve(docs, target), 'utf8')).toContain(word);
  },
);

test('each guide is one step from the README, and ends in a command that shows that it works', () => {
  const guides = markdownLinks(read('README.md')).filter(({ target }) => target.includes('/guides/'));
  expect(guides).toHaveLength(7);
  for (const { target } of guides) {
    const [, proof = ''] = read(target).split(/\nIt works when /);
    expect(proof).toMatch(/\n {4}npm \S/);
  }
});

// Other guides name files that the reader makes.
test.each(['add-a-facet', 'add-a-form-field'])('%s names files and folders that are there', (name) => {
  const guide = read(`shared/docs/guides/${name}.md`);
  const named = [...guide.matchAll(/`((?:mf-|shared|shell|e2e)[\w$./-]*\/[\w$./-]*)`/g)];
  expect(named.length).toBeGreaterThan(1);
  expect(named.flatMap(([, path = '']) => (existsSync(join(project, path)) ? [] : [path]))).toEqual([]);
});

// A step is a place to edit: one more is one more to forget.
test.each(['add-a-facet', 'add-a-form-field'])('%s takes three edits', (name) => {
  const steps = read(`shared/docs/guides/${name}.md`).match(/^\d+\. /gm);
  expect(steps).toEqual(['1. ', '2. ', '3. ']);
});

test.each([
  ['shared/docs/guides/add-a-facet.md', 'mf-search/src/url/criteria.ts'],
  ['shared/job-api/docs/add-a-facet.md', 'shared/job-api/src/schemas/facets.ts'],
  ['shared/docs/guides/add-a-form-field.md', 'mf-apply/src/pages/alerte/fields/entities.tsx'],
])('the example row of %s is that of %s, line by line', (guide, file) => {
  const [, example = ''] = /```ts\n([^]*?)```/.exec(read(guide)) ?? [];
  const lines = example.split('\n').flatMap((line) => line.replace(/ \/\/.*/, '').trim() || []);
  expect(lines.length).toBeGreaterThan(5);
  const code = read(file).replaceAll(/\n\s+/g, '\n');
  expect(code).toContain(lines.join('\n'));
});
