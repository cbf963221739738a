import { readFile } from 'node:fs/promises';

/** Returns true when a process runs this program; pids are reused. */
export async function runs(pid: number, program: string): Promise<boolean> {
  if (!isAlive(pid) || (await isZombie(pid))) return false;
  // Without /proc, trusts the pid.
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => program);
  return command.includes(program);
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Returns true for an exited process that its parent has not waited for. */
export async function isZombie(pid: number): Promise<boolean> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return /^\) Z/.test(stat.slice(stat.lastIndexOf(')')));
}

const TIMEOUT_MILLISECONDS = 10_000;

/**
 * Stops PostgreSQL in its fast mode (SIGINT). During crash recovery it may ignore the signal: after the time-out, sends
 * SIGQUIT (immediate mode, without a checkpoint; the next start recovers).
 */
export async function endFast(pid: number, timeoutMilliseconds = TIMEOUT_MILLISECONDS): Promise<void> {
  const end = performance.now() + timeoutMilliseconds;
  signal(pid, 'SIGINT');
  let isImmediate = false;
  while (isAlive(pid) && !(await isZombie(pid))) {
    if (!isImmediate && performance.now() > end) {
      isImmediate = true;
      signal(pid, 'SIGQUIT');
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Sends a signal; ignores a process that has just exited. */
function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (isAlive(pid)) throw error;
  }
}
