import { parseRemoteManifest } from '@careers/contract';
import { ArtefactError } from './artefact-error.ts';
import type { ArtefactFile, ArtefactSource } from './artefact-source.ts';
import { filesOf } from './artefact-store.ts';
import type { BlobCache } from './blob-cache.ts';

/** Versions whose remote.json has a digest that somebody trusted has told: it holds that of every file. */
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

/** Returns the integrity of every kept file of these versions, by that of their remote.json. */
export async function blobsOf(pins: Iterable<string>, blobs: BlobCache): Promise<Set<string>> {
  const named = new Set<string>();
  for (const pin of pins) {
    const kept = await blobs.kept(pin);
    // Without its remote.json nothing of a version is kept that could be used without asking for it.
    if (!kept) continue;
    named.add(pin);
    for (const integrity of integritiesOf(kept)) named.add(integrity);
  }
  return named;
}

/** None of a manifest of another contract: this process runs no such version. */
function integritiesOf(manifest: Buffer): string[] {
  try {
    return filesOf(parseRemoteManifest(JSON.parse(manifest.toString('utf8')))).map(
      ({ integrity }) => integrity,
    );
  } catch {
    return [];
  }
}
