import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { GUIDES, MISTAKES, partsOf } from './mistakes.ts';

const PROJECT = resolve(GUIDES, '..', '..', '..');
const TESTS = [
  'shared/*/src/**/*.test.{ts,tsx}',
  'shell/src/**/*.test.{ts,tsx}',
  'e2e/{support,tests}/**/*.ts',
];
const tests = globSync(TESTS, { cwd: PROJECT });
const tested = new Set(
  tests.flatMap((file) =>
    [...readFileSync(join(PROJECT, file), 'utf8').matchAll(/guideSays\('([a-z-]+)'\)/g)].map(
      ([, key]) => key,
    ),
  ),
);

it('[TEAM-07] the guide names the mistakes of a team, each once', () => {
  expect(MISTAKES.length).toBeGreaterThan(20);
  expect(new Set(MISTAKES.map(({ key }) => key)).size).toBe(MISTAKES.length);
});

it.each(MISTAKES)('[TEAM-07] $mistake: $file says what the guide quotes', (row) => {
  const source = readFileSync(join(GUIDES, row.file), 'utf8');
  const words = partsOf(row).filter((part) => /\p{L}{2}/u.test(part));
  expect(words.length).toBeGreaterThan(0);
  expect(words.filter((part) => !source.includes(part))).toEqual([]);
});

it.each(MISTAKES)('[TEAM-07] $mistake: a test reproduces it, and compares the output ($key)', ({ key }) => {
  expect([...tested]).toContain(key);
});
