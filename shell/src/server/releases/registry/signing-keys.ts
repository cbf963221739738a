import { readFile } from 'node:fs/promises';
import { createLocalJWKSet } from 'jose';
import type { JSONWebKeySet } from 'jose';

/** Signature algorithm of the registry. */
export const ALGORITHM = 'EdDSA';

/** Reads the keys of accepted signers on each call, so that keys can be rotated without a restart. */
export async function readKeys(keysFile: string): Promise<ReturnType<typeof createLocalJWKSet>> {
  return createLocalJWKSet(JSON.parse(await readFile(keysFile, 'utf8')) as JSONWebKeySet);
}
