import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { PROJECT } from '../project.ts';

/** What a remote bundles besides its own folder. */
const SHARED = [
  'shared/{contract,platform,ui,api-client,federation}/{src/**,package.json}',
  'package-lock.json',
];
const IGNORED = /(^|\/)(node_modules|dist|README\.md|CHANGELOG\.md)(\/|$)|\.test\.tsx?$/;

/** Returns a hash of all sources that a remote is built from: equal hashes need no second build. */
export async function fingerprintOf(directory: string): Promise<string> {
  const files = new Set<string>();
  for (const [pattern, cwd] of [
    ...SHARED.map((shared) => [shared, PROJECT] as const),
    ['**', directory] as const,
  ]) {
    for await (const entry of glob(pattern, {
      cwd,
      withFileTypes: true,
      exclude: ({ name }) => name === 'node_modules',
    })) {
      const path = join(entry.parentPath, entry.name);
      if (entry.isFile() && !IGNORED.test(relative(PROJECT, path))) files.add(path);
    }
  }
  const hash = createHash('sha256');
  for (const file of [...files].sort()) hash.update(relative(PROJECT, file)).update(await readFile(file));
  return hash.digest('hex');
}
