import { registryAccess } from '../client/access.ts';
import type { Access } from '../client/access.ts';
import { registryClient } from '../client/registry-client.ts';
import type { RegistryClient } from '../client/registry-client.ts';
import { REPOSITORY } from '../repository.ts';
import { UsageError } from './options.ts';

const NO_REGISTRY =
  REPOSITORY === null
    ? 'No registry is named: write "careers": { "registry": "https://…" } into package.json, or set REGISTRY_URL and REGISTRY_TOKEN.'
    : 'No registry is known here: start the site with `npm start`, or set REGISTRY_URL and REGISTRY_TOKEN.';

/** The registry that commands work on, over HTTP. */
export interface RegistryTarget {
  access: Access;
  client: RegistryClient;
}

/**
 * Returns the registry that the commands work on: see the README for its choice.
 * @throws UsageError where none is known.
 */
export async function findRegistry(): Promise<RegistryTarget> {
  const target = await findRegistryOrNone();
  if (target) return target;
  throw new UsageError(NO_REGISTRY);
}

/** Returns the registry, null where none is known. */
export async function findRegistryOrNone(): Promise<RegistryTarget | null> {
  const access = await registryAccess();
  return access && { access, client: registryClient(access) };
}
