import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { DefinedRemote } from '@careers/federation/preset';
import { ReleaseError } from '../release-error.ts';
import { REPOSITORY, foldersFrom, siteRepository } from '../repository.ts';
import { importDefault } from './import-default.ts';

const SETTINGS = 'webpack.config.ts';

/**
 * Returns the folder of a remote, by its name in the site's repository or by its path; by default, the remote that
 * contains the current folder.
 * @throws ReleaseError if there is none.
 */
export function directoryOf(remote?: string): string {
  const folder = resolve(remote ?? '.');
  const candidates =
    remote === undefined ? foldersFrom(folder) : [resolve(REPOSITORY ?? '.', remote), folder];
  const found = candidates.find((candidate) => existsSync(join(candidate, SETTINGS)));
  if (found !== undefined) return found;
  throw new ReleaseError(
    `There is no remote in ${folder}: go to its folder, or name it. It has a ${SETTINGS} and a package.json with "remote".`,
  );
}

/** Returns the names of the remotes in the site's repository. */
export function remotesOfSite(): string[] {
  return readdirSync(siteRepository()).filter((name) => name.startsWith('mf-'));
}

/**
 * Returns the remote defined by a `webpack.config.ts`.
 * @throws ReleaseError if it exports none, or its libraries differ
 * from the site's.
 */
export async function definitionOf(directory: string): Promise<DefinedRemote> {
  const file = join(directory, SETTINGS);
  const definition = (await importDefault(file)) as DefinedRemote | undefined;
  if (!definition?.configurations)
    throw new ReleaseError(`${file} must export default defineRemote(import.meta.dirname).`);
  // Loaded lazily, as other commands do not need webpack; the file above has already loaded it.
  const { otherMajors } = await import('@careers/federation/preset');
  const wrong = otherMajors(directory);
  if (wrong.length > 0) throw new ReleaseError(wrong.join('\n'));
  return definition;
}
