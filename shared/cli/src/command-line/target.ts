import { registryAccess } from '../client/access.ts';
import type { Access } from '../client/access.ts';
import { registryClient } from '../client/registry-client.ts';
import type { RegistryClient } from '../client/registry-client.ts';
import { dataDirectory, foldersOf } from '../files/folders.ts';
import type { Folders } from '../files/folders.ts';
import { REPOSITORY } from '../repository.ts';
import { UsageError } from './usage-error.ts';

const NO_REGISTRY =
  'No registry is named: write "careers": { "registry": "https://…" } into package.json, or set REGISTRY_URL and REGISTRY_TOKEN.';

/** What commands work on: a registry, over HTTP. */
export interface RegistryTarget {
  access: Access;
  client: RegistryClient;
}

/** Or, where no registry was ever named or started, the folders of the data directory. */
export interface FilesTarget {
  folders: Folders;
}

/**
 * Returns what the commands work on: see the README for what decides it.
 * @throws UsageError where nothing says which registry, and this is not the site's repository.
 */
export async function findTarget(): Promise<RegistryTarget | FilesTarget> {
  const target = await findTargetOrNone();
  if (target) return target;
  throw new UsageError(NO_REGISTRY);
}

/** Returns what the commands work on, null where a remote of a repository of its own names no registry. */
export async function findTargetOrNone(): Promise<RegistryTarget | FilesTarget | null> {
  const data = dataDirectory(process.env);
  const access = await registryAccess(data);
  if (access) return { access, client: registryClient(access) };
  const hasFolders = REPOSITORY !== null || Boolean(process.env['CAREERS_DATA']);
  return hasFolders ? { folders: foldersOf(data) } : null;
}

/**
 * Returns the registry, for commands that a folder cannot do.
 * @throws UsageError where there is none.
 */
export async function findRegistry(): Promise<RegistryTarget> {
  const target = await findTarget();
  if ('client' in target) return target;
  throw new UsageError(
    'This command asks a registry, and none is known here. Start the site with `npm start`, or set REGISTRY_URL and REGISTRY_TOKEN.',
  );
}
