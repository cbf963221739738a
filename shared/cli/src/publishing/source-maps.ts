import { cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { dataDirectory } from '../repository.ts';

/** Keeps the source maps of a build with whoever built it, for stack traces: no registry and no visitor gets them. */
export async function keepMaps(build: string, name: string, version: string): Promise<void> {
  const kept = join(dataDirectory(process.env), 'maps', name, version);
  await mkdir(kept, { recursive: true });
  await cp(join(build, 'maps'), kept, { recursive: true }).catch((error: NodeJS.ErrnoException) => {
    // A build for debuggers has them inside.
    if (error.code !== 'ENOENT') throw error;
  });
}
