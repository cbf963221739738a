import { readFile } from 'node:fs/promises';
import { createLocalJWKSet } from 'jose';
import type { JSONWebKeySet } from 'jose';

/** Algorithm of all that the registry signs. */
export const ALGORITHM = 'EdDSA';

/** Returns the keys of those who may sign, read each time: they are added and withdrawn without a restart. */
export async function readKeys(keysFile: string): Promise<ReturnType<typeof createLocalJWKSet>> {
  return createLocalJWKSet(JSON.parse(await readFile(keysFile, 'utf8')) as JSONWebKeySet);
}
