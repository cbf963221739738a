import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { decodeJwt } from 'jose';
import { parseReleaseDocument } from '@careers/contract';
import { blobsOf } from '@careers/federation/node';
import type { BlobCache } from '@careers/federation/node';

/**
 * Deletes cached files of versions that no stored document names, in any environment, as shells of several may share
 * the folder. Signatures do not matter: a forged document could only keep too many files.
 */
export async function clearBlobs(documentsDirectory: string, blobs: BlobCache): Promise<void> {
  const names = await readdir(documentsDirectory);
  const pins = await Promise.all(
    names
      .filter((name) => name.endsWith('.jws'))
      .map(async (name) => pinsOf(await readFile(join(documentsDirectory, name), 'utf8'))),
  );
  await blobs.clear(await blobsOf(new Set(pins.flat()), blobs));
}

function pinsOf(jws: string): string[] {
  try {
    const { versions = {} } = parseReleaseDocument(decodeJwt(jws));
    return Object.values(versions).map(({ manifest }) => manifest);
  } catch {
    return [];
  }
}
