import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ContractError, parseReleaseDocument, parseRemoteManifest } from '@careers/contract';
import type { ReleaseDocument, RemoteManifest } from '@careers/contract';
import { BlobCache, blobNameOf } from '@careers/federation/node';
import { bodyOf } from '../client/registry-client.ts';
import type { RegistryClient } from '../client/registry-client.ts';
import { ReleaseError } from '../release-error.ts';

export interface ReleasedSiteOptions {
  client: RegistryClient;
  environment: string;
  /** Receives `name/version` of every remote that visitors get. */
  store: string;
  /** Folder that caches files, for all remotes of this user. */
  cache: string;
  /** Remotes that come from sources here. */
  without: readonly string[];
  /** Logs a line. */
  log(line: string): void;
}

/**
 * Copies what visitors get, as far as it is not here yet: each file is verified by the digest that the release document
 * leads to. Returns the stable version of each remote.
 * @throws ReleaseError where the registry names no digests, or gives another file.
 */
export async function copyReleasedSite(options: ReleasedSiteOptions): Promise<Record<string, string>> {
  const { client, environment, store, cache, without, log } = options;
  const document = await documentOf(client, environment);
  const blobs = new BlobCache({
    directory: cache,
    fetch: (integrity) => fetchBlob(client, integrity),
    onError: log,
  });
  const versions: Record<string, string> = {};
  for (const [name, { stable }] of Object.entries(document.remotes)) {
    if (without.includes(name)) continue;
    const folder = join(store, name, stable);
    const isKept =
      existsSync(folder) || (await copyVersion(blobs, document, { name, version: stable }, folder, log));
    if (isKept) versions[name] = stable;
  }
  return versions;
}

async function documentOf(client: RegistryClient, environment: string): Promise<ReleaseDocument> {
  const path = { environment };
  const answer = await bodyOf(client.GET('/v1/environments/{environment}', { params: { path } }));
  return parseReleaseDocument(answer.document, `release document of ${environment}`);
}

/** Whole or not at all; returns whether this command line knows its contract. */
async function copyVersion(
  blobs: BlobCache,
  { versions = {} }: ReleaseDocument,
  { name, version }: { name: string; version: string },
  folder: string,
  log: (line: string) => void,
): Promise<boolean> {
  const pin = versions[`${name}@${version}`]?.manifest;
  if (!pin) throw new ReleaseError(`The release document has no digest of ${name}@${version}.`);
  const bytes = await blobs.get(pin);
  const manifest = readManifest(bytes, `${name}@${version}`, log);
  if (!manifest) return false;
  const files = filesOf(manifest);
  await mkdir(dirname(folder), { recursive: true });
  const draft = await mkdtemp(`${folder}.`);
  try {
    await Promise.all(
      files.map(async ([path, integrity]) => {
        await mkdir(dirname(join(draft, path)), { recursive: true });
        await writeFile(join(draft, path), await blobs.get(integrity));
      }),
    );
    await writeFile(join(draft, 'remote.json'), bytes);
    await rename(draft, folder);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  log(`${name}@${version} is here now (${files.length} files)`);
  return true;
}

function filesOf({ client, server }: RemoteManifest): [path: string, integrity: string][] {
  return Object.entries({ client, server }).flatMap(([side, { integrity }]) =>
    Object.entries(integrity).map(([path, ofFile]): [string, string] => [join(side, path), ofFile]),
  );
}

function readManifest(bytes: Buffer, what: string, log: (line: string) => void): RemoteManifest | null {
  try {
    return parseRemoteManifest(JSON.parse(bytes.toString('utf8')), what);
  } catch (error) {
    if (!(error instanceof ContractError)) throw error;
    log(`${what} is left out, this shell is older than it: ${error.message}`);
    return null;
  }
}

async function fetchBlob(client: RegistryClient, integrity: string): Promise<Buffer> {
  const path = { digest: blobNameOf(integrity) };
  const { response } = await client.GET('/v1/blobs/{digest}', { params: { path }, parseAs: 'stream' });
  return Buffer.from(await response.arrayBuffer());
}
