import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { temporaryFolder } from '@careers/postgres/temporary-folder';
import { runFolder } from '@careers/postgres/testing';
import { withLock } from './cluster.ts';
import { startServerProcess } from './server-process.ts';

const run = promisify(execFile);

/**
 * Returns a data folder of a server that was started and stopped: a copy of one that the first call prepares, as a new
 * cluster and its seed take seconds.
 */
export async function preparedDataFolder(): Promise<string> {
  const prepared = join(runFolder(), 'prepared-data');
  await withLock('prepared-data', async () => {
    if (existsSync(prepared)) return;
    const unfinished = `${prepared}-unfinished`;
    await mkdir(unfinished);
    await (await startServerProcess(unfinished)).stop();
    await rename(unfinished, prepared);
  });
  const folder = await temporaryFolder('job-api-data-');
  // Node's `cp` does not preserve owners, which PostgreSQL checks.
  await run('cp', ['-a', `${prepared}/.`, folder]);
  return folder;
}
