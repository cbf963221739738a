import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

const PROJECT = resolve(import.meta.dirname, '..', '..');

/** Returns the shell blocks of a guide by heading. */
export async function commandsOf(guide: string): Promise<Map<string, string[]>> {
  const text = await readFile(join(PROJECT, 'shared', 'docs', 'guides', guide), 'utf8');
  const parts = text.split(/^## /m).slice(1);
  return new Map(
    parts.map((part) => [
      part.slice(0, part.indexOf('\n')),
      [...part.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, block = '']) => block),
    ]),
  );
}
