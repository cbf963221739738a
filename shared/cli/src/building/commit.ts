import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Returns the commit of a folder's repository, `unknown` without one; `dirty` is true if any file differs from it. */
export async function commitOf(directory: string): Promise<{ commit: string; dirty: boolean }> {
  try {
    const [commit, changes] = await Promise.all([
      git(directory, 'rev-parse', 'HEAD'),
      git(directory, 'status', '--porcelain'),
    ]);
    return { commit, dirty: changes !== '' };
  } catch {
    return { commit: 'unknown', dirty: false };
  }
}

async function git(directory: string, ...words: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)('git', ['-C', directory, ...words]);
  return stdout.trim();
}
