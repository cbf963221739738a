import { glob } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { create } from 'tar';

/** Served files of a build, and its manifest. */
const SERVED = ['remote.json', 'client/**', 'server/**'];

/** Returns a build as a reproducible .tgz: the same files give the same bytes on any machine. */
export async function archiveOf(directory: string, files = SERVED): Promise<Buffer<ArrayBuffer>> {
  const found: string[] = [];
  for await (const entry of glob(files, { cwd: directory, withFileTypes: true })) {
    const path = relative(directory, join(entry.parentPath, entry.name));
    if (entry.isFile()) found.push(path.split(sep).join('/'));
  }
  const archive = create({ cwd: directory, gzip: true, portable: true, noMtime: true }, found.sort());
  return Buffer.concat(await archive.collect());
}
