import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/**
 * Stops processes in their tracks, with all that they have started: connections stay open, and nothing is answered. Returns
 * what lets them go on.
 */
export async function hang(pid: number): Promise<() => void> {
  const stopped = await withDescendants(pid);
  for (const each of stopped) signal(each, 'SIGSTOP');
  return () => {
    for (const each of stopped) signal(each, 'SIGCONT');
  };
}

/** Stops a process, and none of those that it has started. */
export function hangAlone(pid: number): Promise<() => void> {
  signal(pid, 'SIGSTOP');
  return Promise.resolve(() => signal(pid, 'SIGCONT'));
}

async function withDescendants(pid: number): Promise<number[]> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=']);
  const rows = stdout.split('\n').map((line) => line.trim().split(/\s+/).map(Number));
  const below = (parent: number): number[] =>
    rows.flatMap(([child = 0, of]) => (of === parent ? [child, ...below(child)] : []));
  return [pid, ...below(pid)];
}

/** Those of a database end by themselves. */
function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
