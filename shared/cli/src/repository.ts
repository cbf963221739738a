import { dirname, resolve } from 'node:path';
import { REPOSITORY } from '@careers/federation/sources';
import { ReleaseError } from './release-error.ts';

export { REPOSITORY };

/**
 * Returns the folder of the site's repository.
 * @throws ReleaseError for an installed command line, which has none.
 */
export function siteRepository(): string {
  if (REPOSITORY !== null) return REPOSITORY;
  throw new ReleaseError(
    'Only the repository of the site has several remotes: name one, or go to its folder.',
  );
}

/** Returns the data folder: from the environment, by default `.data` of the repository. */
export function dataDirectory({ CAREERS_DATA: data = '.data' }: NodeJS.ProcessEnv): string {
  return resolve(REPOSITORY ?? process.cwd(), data);
}

/** Returns a folder and its ancestors, nearest first. */
export function foldersFrom(folder: string): string[] {
  const above = dirname(folder);
  return above === folder ? [folder] : [folder, ...foldersFrom(above)];
}
