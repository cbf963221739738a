import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/**
 * Suspends a process and its descendants: connections stay open and get no response. Returns a function that resumes
 * them.
 */
export async function hang(pid: number): Promise<() => void> {
  const stopped = await withDescendants(pid);
  for (const each of stopped) signal(each, 'SIGSTOP');
  return () => {
    for (const each of stopped) signal(each, 'SIGCONT');
  };
}

/** Suspends a process without its descendants. */
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

/** Ignores processes that have already exited, as those of a database do. */
function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
