import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import semver from 'semver';
import type { DefinedRemote } from '@careers/federation/preset';
import { buildRemote } from '../building/build.ts';
import { commitOf } from '../building/commit.ts';
import { definitionOf, directoryOf } from '../building/definition.ts';
import type { Access } from '../client/access.ts';
import type { RegistryClient } from '../client/registry-client.ts';
import { ReleaseError } from '../release-error.ts';
import { releaseFirst } from './releasing.ts';
import { registerRemote } from './registering.ts';
import { uploadSourceMaps } from './source-maps.ts';
import { runTeamTests } from './team-tests.ts';
import { storedVersion, upload } from './uploading.ts';
import type { Agreed } from './uploading.ts';

export interface PublishOptions extends Agreed {
  /** Name of a remote's folder at the root of the repository, or the path of another folder. */
  remote: string;
  environment: string;
  /** Defaults to the version in package.json. */
  version?: string;
  development?: boolean;
  /** Skips a version that is already published, instead of failing. */
  ifNew?: boolean;
  /** Registers the remote first; the default for the local administrator. */
  register?: boolean;
  /** Skips the team's own tests; the registry records it. */
  skipTests?: boolean;
}

/** Outcome of a publication. */
export interface Published {
  name: string;
  version: string;
  /** `introduced`: already published, and now released. */
  done: 'published' | 'introduced' | 'known';
  /** Reason why a first version was not released, and the next step. */
  note?: string;
}

/**
 * Tests and builds a remote and uploads it to a registry, which checks it and keeps it immutable. The first version of
 * a remote is released to all; later ones wait for `rollout` or `promote`.
 * @throws ReleaseError or RegistryRefusal with
 * what to do.
 */
export async function publishToRegistry(
  { client, access }: { client: RegistryClient; access: Access },
  options: PublishOptions,
): Promise<Published> {
  const definition = await definitionOf(directoryOf(options.remote));
  const { name } = definition;
  const version = options.version ?? definition.version;
  if (!semver.valid(version))
    throw new ReleaseError(`${version} is not a version number: use one such as 1.2.3.`);
  const known = await storedVersion(client, name, version);
  if (!known) {
    const { mount, widgets } = definition.settings;
    if (options.register ?? access.isLocal)
      await registerRemote(client, { name, mount, widgets: Object.keys(widgets) });
    await buildAndUpload(client, definition, version, options);
  }
  const first = await releaseFirst(client, options.environment, { remote: name, version });
  if (!known) return { name, version, done: 'published', ...(first.note && { note: first.note }) };
  if (first.isDone) return { name, version, done: 'introduced' };
  if (options.ifNew) return { name, version, done: 'known' };
  throw new ReleaseError(
    `${name}@${version} is published and never changes. Raise "version" in ${name}/package.json, or give --version.`,
  );
}

async function buildAndUpload(
  client: RegistryClient,
  definition: DefinedRemote,
  version: string,
  options: PublishOptions,
): Promise<void> {
  const { name } = definition;
  const { development = false } = options;
  if (!options.allowDirty && !development) await refuseDirty(definition);
  const skipTests = options.skipTests || development;
  const tests = skipTests ? 'skipped' : await runTeamTests(definition.directory);
  const directory = await mkdtemp(join(tmpdir(), `${name}-`));
  try {
    await buildRemote({ definition, version, directory, development });
    await upload(client, name, directory, { ...options, tests });
    if (development) return;
    const refusal = await uploadSourceMaps(client, { name, number: version }, join(directory, 'maps'));
    if (refusal)
      console.error(`Stacks of ${name}@${version} will be shown without source positions: ${refusal}`);
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

/** Refuses uncommitted changes, so that the commit of a version contains its sources. */
async function refuseDirty({ name, directory }: DefinedRemote): Promise<void> {
  const { dirty, commit } = await commitOf(directory);
  if (!dirty) return;
  throw new ReleaseError(
    `${name} has uncommitted changes, which are not in ${commit.slice(0, 8)}. Commit them (see git status), or give --allow-dirty.`,
  );
}
