import { readFile } from 'node:fs/promises';
import { isSystemError } from './system-error.ts';

/** Says whether a process runs this program: after a restart of the machine its number may be another's. */
export async function runs(pid: number, program: string): Promise<boolean> {
  if (!isAlive(pid) || (await isZombie(pid))) return false;
  // Where there is no /proc the number has to do.
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => program);
  return command.includes(program);
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return isSystemError(error, 'EPERM');
  }
}

/** Says whether a process has ended and nobody has fetched its code yet; without /proc that is done at once. */
export async function isZombie(pid: number): Promise<boolean> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return /^\) Z/.test(stat.slice(stat.lastIndexOf(')')));
}

const PATIENCE_MILLISECONDS = 10_000;

/**
 * Ends a PostgreSQL: sessions end at once, everything committed is kept. One that is recovering from a crash may miss the
 * signal for ever; after the patience it is ended without a last checkpoint, and recovers when it is started again.
 */
export async function endFast(pid: number, patienceMilliseconds = PATIENCE_MILLISECONDS): Promise<void> {
  const end = performance.now() + patienceMilliseconds;
  signal(pid, 'SIGINT');
  let isPatient = true;
  while (isAlive(pid) && !(await isZombie(pid))) {
    if (isPatient && performance.now() > end) {
      isPatient = false;
      signal(pid, 'SIGQUIT');
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Sends a signal, also to a process that ends at this moment. */
function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (isAlive(pid)) throw error;
  }
}
