import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { OwnRegistry } from './own-registry.ts';

const PROJECT = resolve(import.meta.dirname, '..', '..');

/** Title of the store owners' page, and the one that a changed version of it has. */
export const HEADING = 'Ouvrez la porte. C’est la vôtre.';
export const NEW_HEADING = 'Poussez la porte. Elle est à vous.';

/** The part of a title that is a whole one wherever an answer is cut in pieces: without accents. */
export function ownWords(heading: string): string {
  return heading.split('.')[0] ?? heading;
}

/** A text of a file of a remote that reads otherwise in its next version. */
interface Change {
  /** Within the remote's folder. */
  file: string;
  from: string;
  to: string;
}

interface Rewording extends Change {
  remote: string;
  /** Further ones. */
  also?: readonly Change[];
}

/** Publishes a remote from sources with another text under a new number, as its team would. */
export async function publishReworded(
  registry: OwnRegistry,
  version: string,
  { remote, also = [], ...first }: Rewording,
): Promise<void> {
  const copy = join(PROJECT, '.data', 'test', `changed-${version}-${process.pid}`, remote);
  await rm(copy, { recursive: true, force: true });
  await mkdir(copy, { recursive: true });
  await cp(join(PROJECT, remote), copy, {
    recursive: true,
    filter: (path) => !path.includes('node_modules'),
  });
  for (const { file, from, to } of [first, ...also]) {
    const words = join(copy, file);
    const source = await readFile(words, 'utf8');
    if (!source.includes(from)) throw new Error(`${words} does not hold "${from}" any more.`);
    await writeFile(words, source.replace(from, to));
  }
  await registry.release('publish', copy, '--version', version);
  await rm(join(copy, '..'), { recursive: true, force: true });
}

/** Publishes the store owners' remote with another title; `also` changes more of it. */
export function publishChanged(
  registry: OwnRegistry,
  version: string,
  also: readonly Change[] = [],
): Promise<void> {
  const file = join('content', 'copy', 'become-owner.ts');
  return publishReworded(registry, version, {
    remote: 'mf-entrepreneur',
    file,
    from: HEADING,
    to: NEW_HEADING,
    also,
  });
}
