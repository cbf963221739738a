import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import Type from 'typebox';
import type { Static } from 'typebox';
import Value from 'typebox/value';
import { ReleaseError } from '../release-error.ts';
import { dataDirectory } from '../repository.ts';
import { careersSettings } from './careers-settings.ts';
import { TOKENS_FILE, tokenFor } from './own-tokens.ts';

const LocalRegistry = Type.Object({ url: Type.String(), token: Type.String(), shellToken: Type.String() });
/** Address and tokens that a registry leaves in its data folder. */
export type LocalRegistry = Static<typeof LocalRegistry>;

/** Address and credentials of a registry. */
export interface Access {
  url: string;
  token: string;
  /** True for the local administrator's token, from the registry's data folder. */
  isLocal: boolean;
}

/**
 * Returns the registry that the environment or this folder's package.json names, else the one of the data folder; null
 * without any.
 * @throws ReleaseError if a named registry has no token.
 */
export async function registryAccess(environment: NodeJS.ProcessEnv = process.env): Promise<Access | null> {
  const url = environment['REGISTRY_URL'] || (await careersSettings(process.cwd())).registry;
  if (url) {
    const token = environment['REGISTRY_TOKEN'] || (await tokenFor(url, environment));
    if (token) return { url, token, isLocal: false };
    throw new ReleaseError(
      `There is no token for ${url}: set REGISTRY_TOKEN, or run \`careers login\`, which stores it in ${TOKENS_FILE}. \`careers token create\`, or an administrator of the registry, creates one.`,
    );
  }
  const local = await localRegistry(dataDirectory(environment));
  return local && { url: local.url, token: local.token, isLocal: true };
}

/** Returns the access file written by the registry of this data folder; null if none ever ran. */
export async function localRegistry(data: string): Promise<LocalRegistry | null> {
  const file = join(data, 'registry', 'local.json');
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) return null;
  const content: unknown = JSON.parse(text);
  if (Value.Check(LocalRegistry, content)) return content;
  throw new ReleaseError(`${file} is not what a registry writes: restart the registry.`);
}
