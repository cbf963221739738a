import { readFile } from 'node:fs/promises';

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
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Says whether a process has ended and nobody has fetched its code yet; without /proc that is done at once. */
export async function isZombie(pid: number): Promise<boolean> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  return /^\) Z/.test(stat.slice(stat.lastIndexOf(')')));
}

/** Ends a PostgreSQL: sessions end at once, everything committed is kept. */
export async function endFast(pid: number): Promise<void> {
  process.kill(pid, 'SIGINT');
  while (isAlive(pid) && !(await isZombie(pid))) await new Promise((resolve) => setTimeout(resolve, 50));
}
