import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ContractError, parseReleaseDocument } from '@careers/contract';
import {
  ArtefactError,
  ArtefactStore,
  BlobCache,
  PinnedArtefacts,
  blobNameOf,
} from '@careers/federation/node';
import { writeWhole } from '@careers/federation/write-whole';
import { bodyOf } from '../client/registry-client.ts';
import type { RegistryClient } from '../client/registry-client.ts';
import { ReleaseError } from '../release-error.ts';

export interface ReleasedSiteOptions {
  client: RegistryClient;
  environment: string;
  /** Output folder for `name/version` of every released remote. */
  store: string;
  /** Cache folder, shared by all remotes of this user. */
  cache: string;
  /** Remotes served from local sources. */
  without: readonly string[];
  log(line: string): void;
}

/**
 * Downloads the released versions that are missing here, verifying each file by digest. Returns the stable version of
 * each remote, without those of an unknown contract.
 * @throws ReleaseError if digests are missing or do not match.
 */
export async function copyReleasedSite(options: ReleasedSiteOptions): Promise<Record<string, string>> {
  const { client, environment, store, cache, without, log } = options;
  const path = { environment };
  const answer = await bodyOf(client.GET('/v1/environments/{environment}', { params: { path } }));
  const { remotes, versions: pins = {} } = parseReleaseDocument(
    answer.document,
    `release document of ${environment}`,
  );
  const source = new PinnedArtefacts({
    blobs: new BlobCache({
      directory: cache,
      fetch: (integrity) => fetchBlob(client, integrity),
      onError: log,
    }),
    pinOf: (name, version) => pins[`${name}@${version}`]?.manifest,
  });
  const artefacts = new ArtefactStore({ source, copyDirectory: store });
  const versions: Record<string, string> = {};
  const copy = async (name: string, stable: string) => {
    // Written last, to mark a complete folder.
    const manifest = join(artefacts.copyOf(name, stable), 'remote.json');
    try {
      if (!existsSync(manifest)) {
        const bytes = await source.manifest(name, stable);
        await artefacts.fetch(name, stable);
        await writeWhole(manifest, bytes);
        log(`${name}@${stable} is downloaded`);
      }
      versions[name] = stable;
    } catch (error) {
      if (!(error instanceof ArtefactError)) throw error;
      if (!(error.cause instanceof ContractError)) throw new ReleaseError(error.message, { cause: error });
      log(`${name}@${stable} is omitted, as this shell is older: ${error.cause.message}`);
    }
  };
  const wanted = Object.entries(remotes).filter(([name]) => !without.includes(name));
  await Promise.all(wanted.map(([name, { stable }]) => copy(name, stable)));
  return versions;
}

async function fetchBlob(client: RegistryClient, integrity: string): Promise<Buffer> {
  const path = { digest: blobNameOf(integrity) };
  const { response } = await client.GET('/v1/blobs/{digest}', { params: { path }, parseAs: 'stream' });
  return Buffer.from(await response.arrayBuffer());
}
