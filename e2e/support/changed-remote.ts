import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { BuildChange } from './changed-build.ts';
import type { OwnRegistry } from './own-registry.ts';

const PROJECT = resolve(import.meta.dirname, '..', '..');

/** Title of the store owners' page, and its title in the changed version. */
export const HEADING = 'Ouvrez la porte. C’est la vôtre.';
export const NEW_HEADING = 'Poussez la porte. Elle est à vous.';

/** Returns the first sentence of a title: without accents, so that it is the same in HTML and JSON. */
export function ownWords(heading: string): string {
  return heading.split('.')[0] ?? heading;
}

/** A replacement in a source file. */
interface Change {
  /** Relative to the remote's folder. */
  file: string;
  from: string;
  to: string;
}

/** Publishes a remote from changed sources under a new version, once a shell follows the registry. */
export async function publishReworded(
  registry: OwnRegistry,
  version: string,
  { remote, file, from, to }: Change & { remote: string },
): Promise<void> {
  const copy = join(PROJECT, '.data', 'test', `changed-${version}-${process.pid}`, remote);
  await rm(copy, { recursive: true, force: true });
  await mkdir(copy, { recursive: true });
  await cp(join(PROJECT, remote), copy, {
    recursive: true,
    filter: (path) => !path.includes('node_modules'),
  });
  const path = join(copy, file);
  const source = await readFile(path, 'utf8');
  if (!source.includes(from)) throw new Error(`${path} does not contain "${from}".`);
  await writeFile(path, source.replace(from, to));
  // The gate compares a build with what running shells give remotes.
  await registry.shellRegistered();
  await registry.publish(copy, '--version', version);
  await rm(join(copy, '..'), { recursive: true, force: true });
}

/** Returns the change of a build that replaces a text on both sides. */
export function reworded(from: string, to: string): BuildChange {
  const change = (text: string) => text.replaceAll(from, to);
  return { server: change, client: change };
}

/** Publishes the store owners' remote with another title, and further changes. */
export function publishChanged(registry: OwnRegistry, version: string, also?: BuildChange): Promise<void> {
  return registry.publishAgain('mf-entrepreneur', version, { ...reworded(HEADING, NEW_HEADING), ...also });
}
