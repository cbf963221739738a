import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const GUIDES = resolve(import.meta.dirname, '..', 'guides');
const ROW =
  /^\| (?<mistake>[^|]+?) +\| \[[^\]]+\]\((?<file>[^)]+)\) +\| `(?<said>[^|]+)` +\| `(?<key>[a-z-]+)` +\|$/;

/** A row of the guide `mistakes.md`. */
export interface Mistake {
  key: string;
  mistake: string;
  /** Source of the message, from the guides' folder. */
  file: string;
  said: string;
}

/** The rows of the guide; one that does not read as such has its whole line as its name. */
export const MISTAKES: readonly Mistake[] = readFileSync(join(GUIDES, 'mistakes.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (mistake|-+) /.test(line))
  .map((line) => {
    const { mistake = line, file = '', said = '', key = '' } = ROW.exec(line)?.groups ?? {};
    return { mistake, file, said, key };
  });

/** Returns what the guide says is printed for a mistake: a pattern, since names and numbers differ. */
export function guideSays(key: string): RegExp {
  const row = MISTAKES.find((each) => each.key === key);
  if (!row) throw new Error(`mistakes.md has no row ${key}.`);
  const parts = partsOf(row).map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(parts.join('.+?'));
}

/** Returns the parts of a message that are no names and numbers, as sources have them. */
export function partsOf({ said }: Mistake): string[] {
  return said
    .split('…')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
