import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import semver from 'semver';
import { parseRemoteManifest } from '@careers/contract';
import type { RemoteManifest } from '@careers/contract';
import { buildRemote } from '../building/build.ts';
import { definitionOf, directoryOf } from '../building/definition.ts';
import { moveDocument, readDocument } from './document-file.ts';
import { fingerprintOf } from '../building/fingerprint.ts';
import { foldersOf } from './folders.ts';
import type { Folders } from './folders.ts';
import { passGate } from './gate.ts';
import { liveShells } from './live-shells.ts';
import { introduce } from '../moves.ts';
import type { Published } from '../publishing/published.ts';
import { ReleaseError } from '../release-error.ts';

export interface PublishOptions {
  /** Name of a remote's folder at the top of the repository, or another folder's path. */
  remote: string;
  dataDirectory: string;
  /** That of package.json unless given. */
  version?: string | undefined;
  development?: boolean;
  /** Leaves a number that is published as it is, instead of refusing it. */
  ifNew?: boolean;
}

/**
 * Builds a remote, lets it through the gate and puts it in the store, where it never changes. The first version
 * of a remote is released to all; later ones wait for `rollout` or `promote`.
 * @throws ReleaseError when the number exists or the gate refuses.
 */
export async function publishRemote(options: PublishOptions): Promise<Published> {
  const folders = foldersOf(options.dataDirectory);
  const directory = directoryOf(options.remote);
  const definition = await definitionOf(directory);
  const version = options.version ?? definition.version;
  if (!semver.valid(version))
    throw new ReleaseError(`${version} is no version number: use one such as 1.2.3.`);
  const target = join(folders.store, definition.name, version);
  if (existsSync(target)) return finishPublished(folders, { name: definition.name, version }, options);
  await mkdir(join(folders.store, definition.name), { recursive: true });
  const draft = await mkdtemp(join(folders.store, definition.name, '.draft-'));
  try {
    const manifest = await buildRemote({
      definition,
      version,
      fingerprint: await fingerprintOf(directory),
      directory: draft,
      development: options.development ?? false,
    });
    await passGate(manifest, draft, await releasedManifests(folders), await liveShells(folders));
    await rename(draft, target).catch((cause: unknown) => {
      throw new ReleaseError(`${definition.name}@${version} was published by someone else meanwhile.`, {
        cause,
      });
    });
    await introduceRemote(folders, manifest);
    return { name: manifest.name, version, done: 'published' };
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

/**
 * Releases a published version where nothing of its remote is released yet; otherwise a number never changes.
 * @throws ReleaseError when that was not expected, or the gate refuses it.
 */
export async function finishPublished(
  folders: Folders,
  { name, version }: { name: string; version: string },
  { ifNew = false }: Pick<PublishOptions, 'ifNew'>,
): Promise<Published> {
  const manifest = (await readDocument(folders)).remotes[name]
    ? null
    : await storedManifest(folders, name, version);
  if (manifest) {
    const directory = join(folders.store, name, version);
    await passGate(manifest, directory, await releasedManifests(folders), await liveShells(folders));
    await introduceRemote(folders, manifest);
    return { name, version, done: 'introduced' };
  }
  if (ifNew) return { name, version, done: 'known' };
  throw new ReleaseError(
    `${name}@${version} is published and never changes. Raise "version" in ${name}/package.json, or give --version.`,
  );
}

async function introduceRemote(folders: Folders, { name, version }: RemoteManifest): Promise<void> {
  await moveDocument(folders, name, `publish ${name} ${version}`, introduce(name, version));
}

/**
 * Returns the manifest of a stored version, null when there is none.
 * @throws ContractError when it is one of another contract.
 */
export async function storedManifest(
  folders: Folders,
  name: string,
  version: string,
): Promise<RemoteManifest | null> {
  const file = join(folders.store, name, version, 'remote.json');
  const text = await readFile(file, 'utf8').catch(() => null);
  return text === null ? null : parseRemoteManifest(JSON.parse(text), file);
}

async function releasedManifests(folders: Folders): Promise<RemoteManifest[]> {
  const { remotes } = await readDocument(folders);
  const manifests = await Promise.all(
    // One of another contract serves nobody: nothing is taken from it.
    Object.entries(remotes).map(([name, { stable }]) =>
      storedManifest(folders, name, stable).catch(() => null),
    ),
  );
  return manifests.filter((manifest) => manifest !== null);
}
