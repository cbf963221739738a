import { cp, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { integrityOfDirectory } from '@careers/federation/node';
import { parseRemoteManifest } from '@careers/contract';
import type { RemoteManifest } from '@careers/contract';

export interface BuildChange {
  /** Returns the text of a file of the server's build. */
  server?(text: string): string;
  /** Returns what the build says of itself. */
  manifest?(manifest: RemoteManifest): RemoteManifest;
}

/** Writes the build of a folder to another one under another number: the same but for its name, and the change. */
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

/** Returns what the build of a folder says of itself. */
export async function readManifest(folder: string): Promise<RemoteManifest> {
  return parseRemoteManifest(JSON.parse(await readFile(join(folder, 'remote.json'), 'utf8')));
}
