import { readFile, readdir, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { SHELL_LIFETIME_MILLISECONDS, parseShellManifest } from '@careers/contract';
import type { ShellManifest } from '@careers/contract';
import { isRunning } from '@careers/federation/running-process';
import type { Folders } from './folders.ts';

/** Returns what each shell that runs now says of itself; none runs where nothing is started yet. */
export async function liveShells({ shells }: Pick<Folders, 'shells'>): Promise<ShellManifest[]> {
  const files = (await readdir(shells).catch(() => [])).filter((name) => name.endsWith('.json'));
  const known = await Promise.all(files.map((name) => liveShell(join(shells, name))));
  return known.filter((shell) => shell !== null);
}

async function liveShell(file: string): Promise<ShellManifest | null> {
  try {
    const { mtimeMs } = await stat(file);
    if (Date.now() - mtimeMs > SHELL_LIFETIME_MILLISECONDS) return null;
    const shell = parseShellManifest(JSON.parse(await readFile(file, 'utf8')), file);
    // A shell that was killed could not take its file away.
    return shell.host === hostname() && !isRunning(shell.process) ? null : shell;
  } catch {
    // It has ended meanwhile, or was written by a shell of another time: it is asked again when it loads a remote.
    return null;
  }
}
