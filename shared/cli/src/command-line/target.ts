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

/** The registry that commands use, over HTTP. */
export interface RegistryTarget {
  access: Access;
  client: RegistryClient;
}

/**
 * Returns the registry that commands use, chosen as described in the README.
 * @throws UsageError without any.
 */
export async function findRegistry(): Promise<RegistryTarget> {
  const target = await findRegistryOrNone();
  if (target) return target;
  throw new UsageError(NO_REGISTRY);
}

/** Returns the registry; null without any. */
export async function findRegistryOrNone(): Promise<RegistryTarget | null> {
  const access = await registryAccess();
  return access && { access, client: registryClient(access) };
}
