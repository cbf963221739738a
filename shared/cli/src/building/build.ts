import { readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Stats } from 'webpack';
import { CONTRACT_VERSION } from '@careers/contract';
import type { RemoteManifest } from '@careers/contract';
import { integrityOfDirectory } from '@careers/federation/node';
import { fingerprintOf } from '@careers/federation/sources';
import { SHARED_MODULES, packageOf } from '@careers/federation/shared-modules';
import {
  runWebpack,
  setSourceMapsAside,
  sharedModulesOf,
  usedSharedExports,
} from '@careers/federation/preset';
import type { DefinedRemote } from '@careers/federation/preset';
import { ReleaseError } from '../release-error.ts';
import { commitOf } from './commit.ts';
import { changelogEntries } from './changelog.ts';
import { configurationOf, contributionsOf, writeSamples } from './declarations.ts';
import { definitionOf, directoryOf } from './definition.ts';
import { lockedDependencies } from './locked-dependencies.ts';
import { providedWidgets } from './widgets.ts';

export interface BuildOptions {
  definition: DefinedRemote;
  version: string;
  /** Output folder for `client/`, `server/`, `maps/` and `remote.json`; only the first two are ever served. */
  directory: string;
  development: boolean;
}

/**
 * Builds a remote into its `dist/remote`, with the version in its package.json; returns its manifest and that folder.
 */
export async function buildHere(remote: string | undefined) {
  const definition = await definitionOf(directoryOf(remote));
  const directory = join(definition.directory, 'dist', 'remote');
  await rm(directory, { recursive: true, force: true });
  const { version } = definition;
  return { directory, manifest: await buildRemote({ definition, version, directory, development: false }) };
}

/** Builds both sides of a remote from one source tree and writes its manifest. */
export async function buildRemote(options: BuildOptions): Promise<RemoteManifest> {
  const { definition, version, directory, development } = options;
  const fingerprint = await fingerprintOf(definition.directory);
  const { built, errors } = await runWebpack(
    definition.configurations({ version, outputDirectory: directory, development }),
  );
  if (errors !== '') throw new ReleaseError(`${definition.name} does not build:\n${errors}`);
  if (!development) {
    for (const side of ['client', 'server'])
      await setSourceMapsAside(join(directory, side), join(directory, 'maps', side));
    await compress(join(directory, 'client'));
  }
  return writeManifest({ ...options, fingerprint }, built);
}

/** Writes the manifest of a build next to its files; `sides` are webpack's results, the browser's first. */
export async function writeManifest(
  { definition, version, fingerprint, directory, development }: BuildOptions & { fingerprint: string },
  sides: readonly Stats[],
): Promise<RemoteManifest> {
  const { settings, name } = definition;
  const contributes = await contributionsOf(definition.directory, fingerprint);
  const configuration = await configurationOf(definition.directory, fingerprint);
  const provides = await providedWidgets(definition.directory, settings, fingerprint);
  await writeSamples(definition.directory, fingerprint, join(directory, 'server'));
  const dependencies = lockedDependencies(definition.directory);
  const changelog = await readFile(join(definition.directory, 'CHANGELOG.md'), 'utf8').catch(() => '');
  const { commit, dirty } = await commitOf(definition.directory);
  const manifest: RemoteManifest = {
    contract: CONTRACT_VERSION,
    name,
    version,
    commit,
    ...(dirty && { dirty }),
    fingerprint,
    ...(development && { development }),
    role: settings.role,
    mount: settings.mount,
    widgets: Object.keys(settings.widgets),
    provides,
    ...(settings.requires && { requires: settings.requires }),
    client: { entry: 'remoteEntry.js', integrity: await integrityOfDirectory(join(directory, 'client')) },
    server: { entry: 'remoteEntry.cjs', integrity: await integrityOfDirectory(join(directory, 'server')) },
    ...chunksOf(sides),
    shared: { ...definition.shared },
    uses: usesOf(definition, sides),
    ...(contributes && { contributes }),
    ...(dependencies && { dependencies }),
    changelog: changelogEntries(changelog),
    ...(configuration && { configuration }),
    ...(settings.backends && { backends: settings.backends }),
    budgets: settings.budgets,
  };
  await writeFile(join(directory, 'remote.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}

/** Returns the names that either side imports from shared modules. */
function usesOf({ name, shared }: DefinedRemote, built: readonly Stats[]): Record<string, string[]> {
  const sides = built.map(({ compilation }) => usedSharedExports(compilation));
  return Object.fromEntries(
    SHARED_MODULES.map((module) => {
      const names = new Set(sides.flatMap((side) => side[module] ?? []));
      if (names.size > 0 && shared[module] === undefined)
        throw new ReleaseError(
          `${name} uses ${module}, and has not installed it: npm install --save-exact ${packageOf(module)}`,
        );
      return [module, [...names].sort()];
    }),
  );
}

/** Matches a page's module, as imported by the preset. */
const PAGE = /[\\/]src[\\/]pages[\\/]([^\\/]+)[\\/]page\.tsx$/;

/**
 * Returns client files and imported shared modules, by exposed module (`area`, `widget-…`) and page (`pages/…`),
 * without the container's own.
 */
function chunksOf([client]: readonly Stats[]): Required<Pick<RemoteManifest, 'chunks' | 'sharedByChunk'>> {
  const container = client?.compilation.outputOptions.uniqueName;
  const chunks: RemoteManifest['chunks'] = {};
  const sharedByChunk: RemoteManifest['chunks'] = {};
  for (const group of client?.compilation.chunkGroups ?? []) {
    const page = group.origins.map(({ request }) => PAGE.exec(request)?.[1]).find(Boolean);
    const name = page ? `pages/${page}` : group.name;
    if (!client || !name || name === container) continue;
    chunks[name] = group.getFiles().filter((file) => /(?<!\.hot-update)\.js$/.test(file));
    sharedByChunk[name] = sharedModulesOf(client.compilation, group);
  }
  return { chunks, sharedByChunk };
}

async function compress(directory: string): Promise<void> {
  const files = (await readdir(directory)).filter((file) => file.endsWith('.js'));
  await Promise.all(
    files.map(async (file) => {
      const bytes = await readFile(join(directory, file));
      await writeFile(join(directory, `${file}.br`), await promisify(brotliCompress)(bytes));
      await writeFile(join(directory, `${file}.gz`), await promisify(gzip)(bytes));
    }),
  );
}
