import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';

/** Folder of the site's repository, if these packages run from sources; null if they are installed. */
export const REPOSITORY: string | null = import.meta.filename.endsWith('.ts')
  ? resolve(import.meta.dirname, '..', '..', '..', '..')
  : null;

/** Shared sources that the shell and the site's remotes bundle besides their own folder. */
const SHARED = [
  'shared/{contract,platform,ui,api-client,federation}/{src/**,package.json}',
  'shared/ui/assets/**',
  'package-lock.json',
];
/** Lock files, which determine the installed packages, including the site's. */
const LOCKS = ['package-lock.json', 'pnpm-lock.yaml', 'yarn.lock', 'bun.lock'];
const IGNORED =
  /(^|\/)(node_modules|dist|dist-development|\.[^/]+|README\.md|CHANGELOG\.md)(\/|$)|\.test\.tsx?$/;

/** Returns a hash of all inputs of a build of a remote or the shell: equal hashes need no rebuild. */
export async function fingerprintOf(directory: string): Promise<string> {
  const site = REPOSITORY !== null && !relative(REPOSITORY, directory).startsWith('..') ? REPOSITORY : null;
  const base = site ?? lockedFolder(directory);
  const files = new Set([
    ...(await filesOf(directory, ['**'])),
    ...(await filesOf(base, site ? SHARED : LOCKS)),
  ]);
  const hash = createHash('sha256');
  for (const file of [...files].sort()) hash.update(relative(base, file)).update(await readFile(file));
  return hash.digest('hex');
}

/** Returns the nearest folder with a lock file, from this one upwards; itself without any. */
function lockedFolder(directory: string): string {
  for (let folder = directory; ; folder = dirname(folder)) {
    if (LOCKS.some((lock) => existsSync(join(folder, lock)))) return folder;
    if (folder === dirname(folder)) return directory;
  }
}

async function filesOf(cwd: string, patterns: readonly string[]): Promise<string[]> {
  const files: string[] = [];
  const exclude = ({ name }: { name: string }) => name === 'node_modules';
  for await (const entry of glob(patterns, { cwd, withFileTypes: true, exclude })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile() && !IGNORED.test(relative(cwd, path))) files.push(path);
  }
  return files;
}
