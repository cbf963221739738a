import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemoteManifest } from '@careers/contract';
import { fingerprintOf } from '@careers/federation/sources';
import { buildRemote } from './build.ts';
import { definitionOf, directoryOf } from './definition.ts';

/** A build that stays in its remote's folder. */
export interface BuildHere {
  manifest: RemoteManifest;
  directory: string;
}

/** Builds a remote into its `dist/remote`, under the number of its package.json. */
export async function buildHere(remote: string | undefined): Promise<BuildHere> {
  const definition = await definitionOf(directoryOf(remote));
  const directory = join(definition.directory, 'dist', 'remote');
  await rm(directory, { recursive: true, force: true });
  const fingerprint = await fingerprintOf(definition.directory);
  const { version } = definition;
  const manifest = await buildRemote({ definition, version, fingerprint, directory, development: false });
  return { manifest, directory };
}
