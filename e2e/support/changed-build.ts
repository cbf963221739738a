import { cp, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { integrityOfDirectory } from '@careers/federation/node';
import { parseRemoteManifest } from '@careers/contract';
import type { RemoteManifest } from '@careers/contract';

export interface BuildChange {
  /** Changes the text of a server file. */
  server?(text: string): string;
  /** Changes the manifest. */
  manifest?(manifest: RemoteManifest): RemoteManifest;
}

/** Copies a build under another version, with changes. */
export async function copyBuild(
  from: string,
  to: string,
  version: string,
  { server = (text) => text, manifest: changed = (manifest) => manifest }: BuildChange = {},
): Promise<void> {
  const before = await readManifest(from);
  await rm(to, { recursive: true, force: true });
  await mkdir(dirname(to), { recursive: true });
  await cp(from, to, { recursive: true });
  const folder = join(to, 'server');
  for (const file of await readdir(folder)) {
    const text = await readFile(join(folder, file), 'utf8');
    const renamed = text.replaceAll(`${before.name}@${before.version}`, `${before.name}@${version}`);
    await writeFile(join(folder, file), server(renamed));
  }
  const integrity = await integrityOfDirectory(folder);
  const manifest = changed({ ...before, version, server: { ...before.server, integrity } });
  await writeFile(join(to, 'remote.json'), JSON.stringify(manifest));
}

/** Reads the manifest of a build. */
export async function readManifest(folder: string): Promise<RemoteManifest> {
  return parseRemoteManifest(JSON.parse(await readFile(join(folder, 'remote.json'), 'utf8')));
}
