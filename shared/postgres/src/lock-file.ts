import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Returns the path of PostgreSQL's lock file. */
export function lockFile(directory: string): string {
  return join(directory, 'postmaster.pid');
}

/** Returns the process id in the lock file, or 0. */
export async function postmasterOf(directory: string): Promise<number> {
  const [first] = (await readFile(lockFile(directory), 'utf8').catch(() => '')).split('\n');
  return Number(first);
}
