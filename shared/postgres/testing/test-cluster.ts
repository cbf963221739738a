import { randomUUID } from 'node:crypto';
import { ensureDatabase } from '../src/databases.ts';

export { postmasterOf } from '../src/lock-file.ts';

/** Where the cluster of this run of tests is found: `start-cluster.ts` sets it for every file. */
export const CLUSTER = 'POSTGRES_TEST_CLUSTER';

/** Where files of tests keep what all of them use; it is removed at the end of the run. */
export const RUN_FOLDER = 'POSTGRES_TEST_FOLDER';

/** Returns a folder of this run of tests, which is removed at its end. @throws Error where Jest was not told to start a cluster. */
export function runFolder(): string {
  return given(RUN_FOLDER);
}

/**
 * Returns the address of the cluster that all files of this run of tests share.
 * @throws Error where Jest was not told to start one.
 */
export function testClusterUrl(): string {
  return given(CLUSTER);
}

function given(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error('Jest starts the cluster: run the tests with npm test in their workspace.');
  return value;
}

/** Returns the address of a new database without a table, in the cluster of this run of tests. */
export async function emptyDatabase(): Promise<string> {
  return ensureDatabase(testClusterUrl(), nameOfNewDatabase());
}

/** Returns a name that no database has. */
export function nameOfNewDatabase(): string {
  return `test_${randomUUID().replaceAll('-', '')}`;
}
