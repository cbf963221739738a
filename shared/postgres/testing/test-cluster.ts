import { randomUUID } from 'node:crypto';
import { ensureDatabase } from '../src/databases.ts';

export { postmasterOf } from '../src/lock-file.ts';

/** Environment variable with the cluster's URL, set by `start-cluster.ts`. */
export const CLUSTER = 'POSTGRES_TEST_CLUSTER';

/** Environment variable with a folder that test files share, removed after the run. */
export const RUN_FOLDER = 'POSTGRES_TEST_FOLDER';

/**
 * Returns the folder that test files share, removed after the run.
 * @throws Error without the global setup.
 */
export function runFolder(): string {
  return variable(RUN_FOLDER);
}

/**
 * Returns the URL of the cluster that test files share.
 * @throws Error without the global setup.
 */
export function testClusterUrl(): string {
  return variable(CLUSTER);
}

function variable(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error('No test cluster: run the tests with npm test in their workspace.');
  return value;
}

/** Creates an empty database in the test cluster; returns its URL. */
export async function emptyDatabase(): Promise<string> {
  return ensureDatabase(testClusterUrl(), nameOfNewDatabase());
}

/** Returns a unique name for a database. */
export function nameOfNewDatabase(): string {
  return `test_${randomUUID().replaceAll('-', '')}`;
}
