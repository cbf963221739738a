import { cp, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { integrityOfDirectory } from '@careers/federation/node';
import { parseRemoteManifest } from '@careers/contract';
import type { RemoteManifest } from '@careers/contract';
import { compressFile } from '../../shell/copy-assets.ts';

type TextChange = (text: string) => string;

/** Changes of a build in place of another build from changed sources, which takes ten times as long. */
export interface BuildChange {
  /** Changes the text of a server file, which has the names of the sources. */
  server?: TextChange;
  /** Changes the text of a minified script for browsers. */
  client?: TextChange;
  manifest?(manifest: RemoteManifest): RemoteManifest;
}

/**
 * Copies a build under another version, with changes.
 * @throws Error for a change that no file is changed by.
 */
export async function copyBuild(
  from: string,
  to: string,
  version: string,
  { server, client, manifest: changed = (manifest) => manifest }: BuildChange = {},
): Promise<void> {
  const before = await readManifest(from);
  await rm(to, { recursive: true, force: true });
  await mkdir(dirname(to), { recursive: true });
  await cp(from, to, { recursive: true });
  const rename: TextChange = (text) =>
    text.replaceAll(`${before.name}@${before.version}`, `${before.name}@${version}`);
  await changeFiles(join(to, 'server'), /./, rename, server);
  // Browsers get the compressed copies.
  const scripts = await changeFiles(join(to, 'client'), /\.js$/, rename, client);
  await Promise.all(scripts.map(compressFile));
  const integrityOf = (side: string) => integrityOfDirectory(join(to, side));
  const manifest = changed({
    ...before,
    version,
    client: { ...before.client, integrity: await integrityOf('client') },
    server: { ...before.server, integrity: await integrityOf('server') },
  });
  await writeFile(join(to, 'remote.json'), JSON.stringify(manifest));
}

/** Changes the texts of a folder's files; returns the paths of those that are others now. */
async function changeFiles(
  folder: string,
  names: RegExp,
  rename: TextChange,
  change?: TextChange,
): Promise<string[]> {
  const changed: string[] = [];
  let isEffective = change === undefined;
  for (const name of (await readdir(folder)).filter((each) => names.test(each))) {
    const file = join(folder, name);
    const before = await readFile(file, 'utf8');
    const renamed = rename(before);
    const text = change?.(renamed) ?? renamed;
    isEffective ||= text !== renamed;
    if (text === before) continue;
    await writeFile(file, text);
    changed.push(file);
  }
  if (!isEffective) throw new Error(`The change finds nothing to change in ${folder}.`);
  return changed;
}

/** Reads the manifest of a build. */
export async function readManifest(folder: string): Promise<RemoteManifest> {
  return parseRemoteManifest(JSON.parse(await readFile(join(folder, 'remote.json'), 'utf8')));
}
