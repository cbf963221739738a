import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const GUIDES = resolve(import.meta.dirname, '..', 'guides');
const ROW = /^\| (?<mistake>[^|]+?) +\| \[[^\]]+\]\((?<file>[^)]+)\) +\| `(?<said>[^|]+)` +\|$/;

const rows = readFileSync(join(GUIDES, 'mistakes.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (mistake|-+) /.test(line))
  .map((line) => ROW.exec(line)?.groups ?? { mistake: line, file: '', said: '' });

/** The parts of a message that are no names and numbers, as sources have them. */
function partsOf(said: string): string[] {
  return said
    .split('…')
    .map((part) => part.trim())
    .filter((part) => /\p{L}{2}/u.test(part));
}

it('[TEAM-07] the guide names the mistakes of a team', () => {
  expect(rows.length).toBeGreaterThan(20);
});

it.each(rows)('[TEAM-07] $mistake: $file says what the guide quotes', ({ file = '', said = '' }) => {
  const source = readFileSync(join(GUIDES, file), 'utf8');
  expect(partsOf(said).filter((part) => !source.includes(part))).toEqual([]);
});
