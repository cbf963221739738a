import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Where a PostgreSQL that runs on a cluster's folder says who it is. */
export function lockFile(directory: string): string {
  return join(directory, 'postmaster.pid');
}

/** Returns the process that the lock file of a cluster's folder names, 0 where there is none. */
export async function postmasterOf(directory: string): Promise<number> {
  const [first] = (await readFile(lockFile(directory), 'utf8').catch(() => '')).split('\n');
  return Number(first);
}
