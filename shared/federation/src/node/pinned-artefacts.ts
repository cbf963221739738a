import { parseRemoteManifest } from '@careers/contract';
import { ArtefactError } from './artefact-error.ts';
import type { ArtefactFile, ArtefactSource } from './artefact-source.ts';
import { filesOf } from './artefact-store.ts';
import type { BlobCache } from './blob-cache.ts';

/**
 * Source of versions whose remote.json matches the digest in the release document, and contains the digest of every
 * file.
 */
export class PinnedArtefacts implements ArtefactSource {
  readonly #blobs: BlobCache;
  readonly #pinOf: (name: string, version: string) => string | undefined;

  constructor(options: { blobs: BlobCache; pinOf(name: string, version: string): string | undefined }) {
    this.#blobs = options.blobs;
    this.#pinOf = options.pinOf;
  }

  async manifest(name: string, version: string): Promise<Buffer> {
    const pin = this.#pinOf(name, version);
    if (!pin) throw new ArtefactError(`The release document does not name ${name}@${version}.`);
    return this.#blobs.get(pin);
  }

  file({ integrity }: ArtefactFile): Promise<Buffer> {
    return this.#blobs.get(integrity);
  }
}

/** Returns the integrity of every cached file of these versions, given that of their remote.json. */
export async function blobsOf(pins: Iterable<string>, blobs: BlobCache): Promise<Set<string>> {
  const named = new Set<string>();
  for (const pin of pins) {
    const manifest = await blobs.kept(pin);
    // A version without a cached remote.json must be fetched anyway.
    if (!manifest) continue;
    named.add(pin);
    try {
      for (const { integrity } of filesOf(parseRemoteManifest(JSON.parse(manifest.toString('utf8')))))
        named.add(integrity);
    } catch {
      // Ignores a manifest of an unknown contract, as this process cannot run it.
    }
  }
  return named;
}
