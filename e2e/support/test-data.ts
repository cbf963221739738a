import { join, resolve } from 'node:path';

/** Data folder of the tests' site, reused between runs: only the first one seeds and builds everything. */
export const TEST_DATA = resolve(import.meta.dirname, '..', '..', '.data', 'test');

/** Folder with the site's releases: initial data of tests' own shells and registries. */
export const TEST_RELEASES = join(TEST_DATA, 'releases');

/** Data folder of a stopped registry with the same releases, copied by tests' own registries. */
export const PREPARED_REGISTRY = join(TEST_DATA, 'prepared-registry');
