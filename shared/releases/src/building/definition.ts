import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { DefinedRemote } from '@careers/federation/preset';
import { PROJECT } from '../project.ts';
import { ReleaseError } from '../release-error.ts';

/** Returns the folder of a remote. */
export function directoryOf(remote: string): string {
  const directory = remote === basename(remote) ? join(PROJECT, remote) : remote;
  if (existsSync(join(directory, 'webpack.config.ts'))) return directory;
  throw new ReleaseError(`There is no remote in ${directory}: name one of the mf-… folders.`);
}

/** Returns a remote as its `webpack.config.ts` defines it. */
export async function definitionOf(directory: string): Promise<DefinedRemote> {
  const file = join(directory, 'webpack.config.ts');
  const module = (await import(pathToFileURL(file).href).catch((cause: unknown) => {
    throw new ReleaseError(`${file} cannot be read: ${String(cause)}`, { cause });
  })) as { default?: DefinedRemote };
  if (!module.default?.configurations) {
    throw new ReleaseError(`${file} must export default defineRemote(import.meta.dirname).`);
  }
  return module.default;
}
