import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const docs = resolve(import.meta.dirname, '..');
const project = resolve(docs, '../..');
const drawings = readFileSync(join(docs, 'drawings.md'), 'utf8');

test.each(
  [...drawings.matchAll(/^ +participant \w+ as (.+?)(?:<br\/>(.+))?$/gm)].map(([, who, folder]) => [
    who,
    folder,
  ]),
)('the drawn participant %s has the folder %s', (_who, folder) => {
  expect(folder).toBeDefined();
  expect(existsSync(join(project, folder ?? ''))).toBe(true);
});

test('a release takes at most twenty ideas, each explained once', () => {
  const ideas = [...drawings.matchAll(/^\| ([a-z ]+?) +\| .+ \| \[/gm)].map(([, idea]) => idea);
  expect(ideas.length).toBeGreaterThan(10);
  expect(ideas.length).toBeLessThanOrEqual(20);
  expect(new Set(ideas).size).toBe(ideas.length);
});
