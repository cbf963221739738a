import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import Type from 'typebox';
import type { Static } from 'typebox';
import Value from 'typebox/value';
import { ReleaseError } from '../release-error.ts';

const LocalRegistry = Type.Object({ url: Type.String(), token: Type.String(), shellToken: Type.String() });
/** What a registry leaves for whoever may read its data folder. */
export type LocalRegistry = Static<typeof LocalRegistry>;

/** How to reach a registry, and as whom. */
export interface Access {
  url: string;
  token: string;
  /** Whether the token is the local administrator's: of whoever may read the registry's data folder. */
  isLocal: boolean;
}

/**
 * Returns the registry that the environment names, else the one that this data folder has had; null where there never
 * was one.
 * @throws ReleaseError when the environment names one without a token.
 */
export async function registryAccess(
  dataDirectory: string,
  environment: NodeJS.ProcessEnv = process.env,
): Promise<Access | null> {
  const { REGISTRY_URL: url, REGISTRY_TOKEN: token } = environment;
  if (url && !token)
    throw new ReleaseError(
      'REGISTRY_URL is set without REGISTRY_TOKEN: create a token with `release token create`.',
    );
  if (url && token) return { url, token, isLocal: false };
  const local = await localRegistry(dataDirectory);
  return local && { url: local.url, token: local.token, isLocal: true };
}

/** Returns what the registry of this data folder left there, null when none ever ran. */
export async function localRegistry(dataDirectory: string): Promise<LocalRegistry | null> {
  const file = join(dataDirectory, 'registry', 'local.json');
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) return null;
  const content: unknown = JSON.parse(text);
  if (Value.Check(LocalRegistry, content)) return content;
  throw new ReleaseError(`${file} is not what a registry writes: restart the registry.`);
}
