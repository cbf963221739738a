import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Commit that a folder is built from, by its own git. */
export interface Commit {
  /** `unknown` outside of a repository. */
  commit: string;
  /** True where a file differs from that commit. */
  dirty: boolean;
}

/** Returns the commit of the repository that a folder is in. */
export async function commitOf(directory: string): Promise<Commit> {
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
