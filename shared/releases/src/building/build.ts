import { execFileSync } from 'node:child_process';
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import webpack from 'webpack';
import type { MultiStats } from 'webpack';
import { CONTRACT_VERSION } from '@careers/contract';
import type { RemoteManifest } from '@careers/contract';
import { integrityOfDirectory } from '@careers/federation/node';
import { SHARED_MODULES } from '@careers/federation/shared-modules';
import { setSourceMapsAside, usedSharedExports } from '@careers/federation/preset';
import type { DefinedRemote } from '@careers/federation/preset';
import { PROJECT } from '../project.ts';
import { ReleaseError } from '../release-error.ts';

export interface BuildOptions {
  definition: DefinedRemote;
  version: string;
  fingerprint: string;
  /** Receives `client/`, `server/`, `maps/` and `remote.json`, of which only the first two are ever served. */
  directory: string;
  development: boolean;
}

/** Builds both sides of a remote from one tree of sources and writes its manifest. */
export async function buildRemote({
  definition,
  version,
  fingerprint,
  directory,
  development,
}: BuildOptions): Promise<RemoteManifest> {
  const stats = await run(definition, { version, outputDirectory: directory, development });
  if (!development) {
    for (const side of ['client', 'server'])
      await setSourceMapsAside(join(directory, side), join(directory, 'maps', side));
    await compress(join(directory, 'client'));
  }
  const { settings, name } = definition;
  const manifest: RemoteManifest = {
    contract: CONTRACT_VERSION,
    name,
    version,
    commit: commitOf(),
    fingerprint,
    ...(development && { development }),
    role: settings.role,
    mount: settings.mount,
    widgets: settings.widgets,
    client: { entry: 'remoteEntry.js', integrity: await integrityOfDirectory(join(directory, 'client')) },
    server: { entry: 'remoteEntry.cjs', integrity: await integrityOfDirectory(join(directory, 'server')) },
    chunks: chunksOf(stats, `${name}@${version}`),
    shared: { ...SHARED_MODULES },
    uses: usesOf(stats),
    budgets: settings.budgets,
  };
  await writeFile(join(directory, 'remote.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}

async function run(
  definition: DefinedRemote,
  options: Parameters<DefinedRemote['configurations']>[0],
): Promise<MultiStats> {
  const compiler = webpack(definition.configurations(options));
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  if (!stats || stats.hasErrors()) {
    throw new ReleaseError(
      `${definition.name} does not build:\n${stats?.toString({ preset: 'errors-only' }) ?? ''}`,
    );
  }
  return stats;
}

/** What either side imports of the shared modules. */
function usesOf({ stats }: MultiStats): Record<string, string[]> {
  const sides = stats.map(({ compilation }) => usedSharedExports(compilation));
  return Object.fromEntries(
    Object.keys(SHARED_MODULES).map((module) => {
      const names = new Set(sides.flatMap((side) => side[module] ?? []));
      return [module, [...names].sort()];
    }),
  );
}

/** A page's module, as `area.tsx` imports it. */
const PAGE = /^\.\/pages\/([^/]+)\/page\.tsx$/;

/** Client files by exposed module (`area`, `widget-…`) and by page (`pages/…`), the container's own left out. */
function chunksOf(stats: MultiStats, container: string): Record<string, string[]> {
  const groups = stats.stats[0]?.compilation.chunkGroups ?? [];
  return Object.fromEntries(
    groups.flatMap((group) => {
      const page = group.origins.map(({ request }) => PAGE.exec(request)?.[1]).find(Boolean);
      const name = page ? `pages/${page}` : group.name;
      if (!name || name === container) return [];
      return [[name, group.getFiles().filter((file) => file.endsWith('.js'))]];
    }),
  );
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

function commitOf(): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      cwd: PROJECT,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return 'unknown';
  }
}
