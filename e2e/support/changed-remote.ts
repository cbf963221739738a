import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { release } from './own-shell.ts';

const PROJECT = resolve(import.meta.dirname, '..', '..');

/** Title of the store owners' page, and the one that a changed version of it has. */
export const HEADING = 'Ouvrez la porte. C’est la vôtre.';
export const NEW_HEADING = 'Poussez la porte. Elle est à vous.';

/** Publishes the store owners' remote from changed sources under a new number, as its team would. */
export async function publishChanged(dataDirectory: string, version: string): Promise<void> {
  const copy = join(PROJECT, '.data', 'test', `changed-${version}-${process.pid}`, 'mf-entrepreneur');
  await rm(copy, { recursive: true, force: true });
  await mkdir(copy, { recursive: true });
  await cp(join(PROJECT, 'mf-entrepreneur'), copy, {
    recursive: true,
    filter: (path) => !path.includes('node_modules'),
  });
  const words = join(copy, 'content', 'copy', 'become-owner.ts');
  const source = await readFile(words, 'utf8');
  if (!source.includes(HEADING)) throw new Error(`${words} does not hold "${HEADING}" any more.`);
  await writeFile(words, source.replace(HEADING, NEW_HEADING));
  await release(dataDirectory, 'publish', copy, '--version', version);
  await rm(join(copy, '..'), { recursive: true, force: true });
}
