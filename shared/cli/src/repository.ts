import { relative, resolve } from 'node:path';
import { ReleaseError } from './release-error.ts';

/** Folder of the site's own repository, where the command line runs from its sources; null where it was installed. */
export const REPOSITORY: string | null = import.meta.filename.endsWith('.ts')
  ? resolve(import.meta.dirname, '..', '..', '..')
  : null;

/**
 * Returns the folder of the site's repository.
 * @throws ReleaseError where the command line was installed: there is none.
 */
export function siteRepository(): string {
  if (REPOSITORY !== null) return REPOSITORY;
  throw new ReleaseError(
    'Only the repository of the site has several remotes: name one, or go to its folder.',
  );
}

/** Tells whether a folder is one of the site's repository, or has a repository of its own. */
export function isOfSite(directory: string): boolean {
  return REPOSITORY !== null && !relative(REPOSITORY, directory).startsWith('..');
}
