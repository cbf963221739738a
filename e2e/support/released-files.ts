import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseReleaseDocument, parseRemoteManifest } from '@careers/contract';
import type { ReleaseDocument, RemoteRelease } from '@careers/contract';
import { foldersOf } from '@careers/cli/files';

interface Registry {
  url: string;
  token: string;
}

/** Writes what a registry gives everybody as the folders of a site without a registry. */
export async function writeReleasedFiles(registry: Registry, dataDirectory: string): Promise<void> {
  const folders = foldersOf(dataDirectory);
  const answer = await ask(registry, '/v1/environments/production');
  const { document: body } = (await answer.json()) as { document: unknown };
  const document = parseReleaseDocument(body);
  const remotes: [string, RemoteRelease][] = [];
  for (const [name, { stable, salt }] of Object.entries(document.remotes)) {
    const manifest = document.versions?.[`${name}@${stable}`]?.manifest ?? '';
    await writeVersion(registry, manifest, join(folders.store, name, stable));
    remotes.push([name, { stable, candidate: null, percent: 0, salt, fallback: [] }]);
  }
  const released: ReleaseDocument = { revision: 1, remotes: Object.fromEntries(remotes) };
  await mkdir(dirname(folders.document), { recursive: true });
  await writeFile(folders.document, JSON.stringify(released));
}

/** A version never changes: one that is there is whole. */
async function writeVersion(registry: Registry, digest: string, folder: string): Promise<void> {
  if (existsSync(folder)) return;
  const draft = `${folder}.${process.pid}.draft`;
  const manifestBytes = await blob(registry, digest);
  const { client, server } = parseRemoteManifest(JSON.parse(manifestBytes.toString()));
  const files = Object.entries({ client, server }).flatMap(([side, { integrity }]) =>
    Object.entries(integrity).map(([path, ofFile]) => ({ path: join(draft, side, path), digest: ofFile })),
  );
  try {
    await mkdir(draft, { recursive: true });
    await writeFile(join(draft, 'remote.json'), manifestBytes);
    for (const { path, digest: ofFile } of files) {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, await blob(registry, ofFile));
    }
    await rename(draft, folder);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

async function blob(registry: Registry, digest: string): Promise<Buffer> {
  const name = Buffer.from(digest.replace('sha384-', ''), 'base64').toString('base64url');
  return Buffer.from(await (await ask(registry, `/v1/blobs/${name}`)).arrayBuffer());
}

async function ask({ url, token }: Registry, path: string): Promise<Response> {
  const response = await fetch(url + path, { headers: { authorization: `Bearer ${token}` } });
  if (!response.ok) throw new Error(`The registry answers ${response.status} to ${path}.`);
  return response;
}
