import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import { GUIDES } from '@careers/docs/mistakes';
import { COMMANDS } from './commands.ts';

const PAGES = [
  ...globSync('*.md', { cwd: GUIDES }).map((file) => join(GUIDES, file)),
  join(GUIDES, '..', '..', 'cli', 'README.md'),
];
/** `npm run dev` is `careers dev`. */
const COMMAND = /(?:careers|npm run release --|npm run (?=dev\b)) ?((?:dev|[a-z]+)\b(?: [^`\n#]*)?)/g;

const typed = PAGES.flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(COMMAND)].map(([line, words = '']) => ({
    line,
    words: words.split(' '),
  })),
).filter(({ words: [name] }) => COMMANDS.some((command) => command().name() === name));

/** Returns the flags in a command line that the command does not have. */
function unknownFlags([name, ...words]: readonly string[]): string[] {
  const found = COMMANDS.map((command) => command()).find((command) => command.name() === name);
  const inner = found?.commands.find((command) => command.name() === words[0]);
  const known = [found, inner].flatMap(
    (command: Command | undefined) => command?.options.map(({ long }) => long) ?? [],
  );
  return words.filter((word) => /^--\w/.test(word) && !known.includes(word));
}

it('commands in the guides', () => {
  const names = new Set(typed.map(({ words: [name = ''] }) => name));
  expect([...names]).toEqual(
    expect.arrayContaining(['dev', 'upgrade', 'publish', 'preview', 'verify', 'token']),
  );
  expect(typed.some(({ words }) => words.includes('--inspect'))).toBe(true);
  expect(unknownFlags(['dev', '--inspekt'])).toEqual(['--inspekt']);
});

it.each(typed)('[TEAM-07] “$line” is valid', ({ words }) => {
  expect(unknownFlags(words)).toEqual([]);
});
