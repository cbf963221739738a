import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

const PROJECT = resolve(import.meta.dirname, '..', '..');

/** Returns the blocks of a guide in a language, those for a shell if none is said, by heading. */
export async function blocksOf(guide: string, language = 'sh'): Promise<Map<string, string[]>> {
  const text = await readFile(join(PROJECT, 'shared', 'docs', 'guides', guide), 'utf8');
  const parts = text.split(/^## /m).slice(1);
  return new Map(
    parts.map((part) => [
      part.slice(0, part.indexOf('\n')),
      [...part.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'gms'))].map(
        ([, block = '']) => block,
      ),
    ]),
  );
}
