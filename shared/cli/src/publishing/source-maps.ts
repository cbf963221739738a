import { cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { dataDirectory } from '../repository.ts';

/** Stores the source maps of a build on this machine, for stack traces: no registry and no visitor gets them. */
export async function storeMaps(build: string, name: string, version: string): Promise<void> {
  const folder = join(dataDirectory(process.env), 'maps', name, version);
  await mkdir(folder, { recursive: true });
  await cp(join(build, 'maps'), folder, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    // A build for debuggers has them inside.
    if (error.code !== 'ENOENT') throw error;
  });
}
