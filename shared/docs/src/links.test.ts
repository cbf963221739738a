import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { markdownLinks, numberedSections, problemInPage, problemOf, ruleLinks } from './links.ts';

const docs = resolve(import.meta.dirname, '..');
const project = resolve(docs, '../..');

function files(pattern: string): { name: string; path: string; text: string }[] {
  return globSync(pattern, {
    cwd: project,
    exclude: (name) => ['node_modules', 'dist', '.data', '.git'].includes(name.split(/[\\/]/).at(-1) ?? ''),
  }).map((name) => ({ name, path: join(project, name), text: readFileSync(join(project, name), 'utf8') }));
}

const sources = files('{shared,mf-*,shell,e2e}/**/*.{ts,tsx,mjs,js,sql}').filter(
  ({ name }) => !name.startsWith(join('shared', 'docs')),
);
const pages = files('{.,shared,mf-*,shell,e2e}/**/*.md');

test('there are sources and pages to look at', () => {
  expect(sources.length).toBeGreaterThan(500);
  expect(pages.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['README.md', join('shared', 'docs', 'decisions.md')]),
  );
});

test('every link of a page leads to a file, and to a heading of it', () => {
  const broken = pages.flatMap(({ name, path, text }) =>
    markdownLinks(text).flatMap(({ line, target }) => {
      const problem = problemInPage(target, path);
      return problem ? [`${name}:${line}: ${problem}`] : [];
    }),
  );
  expect(broken).toEqual([]);
});

test('every rule that code names is there', () => {
  const named = sources.flatMap(({ name, text }) => ruleLinks(text).map((link) => ({ ...link, name })));
  expect(named.length).toBeGreaterThan(50);
  const broken = named.flatMap(({ name, line, target }) => {
    const problem = problemOf(target, docs);
    return problem ? [`${name}:${line}: ${problem}`] : [];
  });
  expect(broken).toEqual([]);
});

test('code names rules by their heading, never by a number', () => {
  const numbered = [...sources, ...pages].flatMap(({ name, text }) =>
    numberedSections(text).map((line) => `${name}:${line}`),
  );
  expect(numbered).toEqual([]);
});

test('a link that leads nowhere is found', () => {
  expect(problemOf('decisions.md#routes', docs)).toBeUndefined();
  expect(problemOf('decisions.md#no-such-heading', docs)).toMatch(/no heading/);
  expect(problemOf('missing.md', docs)).toMatch(/there is no/);
  expect(markdownLinks('[a](b.md) `[c](d.md)` [e](https://f.example)')).toEqual([
    { line: 1, target: 'b.md' },
  ]);
  expect(ruleLinks('// (decisions.md#routes)')).toEqual([{ line: 1, target: 'decisions.md#routes' }]);
  expect(numberedSections('as decided in §4\nRFC 9110 §13')).toEqual([1]);
});
