import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { DefinedRemote } from '@careers/federation/preset';
import { ReleaseError } from '../release-error.ts';
import { REPOSITORY, foldersFrom, siteRepository } from '../repository.ts';
import { importDefault } from './import-default.ts';

const SETTINGS = 'webpack.config.ts';

/**
 * Returns the folder of a remote: by its name in the site's repository, else by its path; without either the one that
 * this is the folder of, or a part of.
 * @throws ReleaseError where there is none.
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
 * Returns a remote as its `webpack.config.ts` defines it.
 * @throws ReleaseError where it exports none, or has other libraries than the site.
 */
export async function definitionOf(directory: string): Promise<DefinedRemote> {
  const file = join(directory, SETTINGS);
  const definition = (await importDefault(file)) as DefinedRemote | undefined;
  if (!definition?.configurations)
    throw new ReleaseError(`${file} must export default defineRemote(import.meta.dirname).`);
  // The file has loaded it: other commands do without webpack.
  const { otherMajors } = await import('@careers/federation/preset');
  const wrong = otherMajors(directory);
  if (wrong.length > 0) throw new ReleaseError(wrong.join('\n'));
  return definition;
}
