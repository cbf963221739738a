import { readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runWebpack, setSourceMapsAside, shellConfigurations } from '@careers/federation/preset';
import { ON_DEMAND_CHUNKS } from '@careers/federation/shared-modules';
import { compressFile, copyAssets } from './copy-assets.ts';

/**
 * Builds the shell: `node shell/build.ts [--development | --for-teams folder]`. For teams it is the development build,
 * including React's, without source maps of missing sources.
 */
const { values } = parseArgs({
  options: { development: { type: 'boolean', default: false }, 'for-teams': { type: 'string' } },
});
const forTeams = values['for-teams'];
const development = values.development || forTeams !== undefined;
const started = performance.now();
const output = forTeams ?? join(import.meta.dirname, development ? 'dist-development' : 'dist');
const { built, errors } = await runWebpack(
  shellConfigurations({
    directory: import.meta.dirname,
    outputDirectory: output,
    development,
    hasSourceMaps: forTeams === undefined,
  }),
);
if (errors !== '') {
  console.error(errors);
  process.exit(1);
}
const client = join(output, 'client');
const compilations = built
  .map(({ compilation }) => compilation)
  .filter(({ outputOptions }) => outputOptions.path === client);
const page = compilations.flatMap(({ entrypoints }) => [...entrypoints.values()]);
const scripts = {
  inline: await readFile(join(output, 'before-hydration', 'before-hydration.js'), 'utf8'),
  entry: page.flatMap((entrypoint) => entrypoint.getFiles()),
  // Initial chunks of the entry: the framework and the page's own code.
  preload: filesOf('app'),
  // Lazy chunks: libraries for remotes, and the mounting of widgets.
  libraries: Object.fromEntries(
    Object.entries({ ...ON_DEMAND_CHUNKS, 'single-spa': 'single-spa' }).map(([module, chunk]) => [
      module,
      filesOf(chunk),
    ]),
  ),
};
const assets = compilations
  .flatMap((compilation) => Object.keys(compilation.assets))
  .filter((name) => development || !name.endsWith('.map'));
await writeFile(join(client, 'scripts.json'), JSON.stringify(scripts));
if (!development) {
  for (const side of ['client', 'server'])
    await setSourceMapsAside(join(output, side), join(output, 'maps', side));
  await Promise.all(assets.map((name) => compressFile(join(client, name))));
}
await copyAssets(join(import.meta.dirname, '..', 'shared', 'ui', 'assets'), join(output, 'ui'), {
  isCompressed: !development,
});
await removeOldFiles(new Set(['scripts.json', ...assets]));
console.log(`shell: built in ${((performance.now() - started) / 1000).toFixed(1)} s`);

function filesOf(chunk: string): string[] {
  return compilations.flatMap(({ namedChunkGroups }) => namedChunkGroups.get(chunk)?.getFiles() ?? []);
}

/** Keeps recent files: running shells and open pages still request those of earlier builds. */
async function removeOldFiles(current: ReadonlySet<string>): Promise<void> {
  const oldest = Date.now() - 24 * 60 * 60 * 1000;
  for (const file of await readdir(client)) {
    const isCurrent = current.has(file.replace(/\.(br|gz)$/, ''));
    if (!isCurrent && (await stat(join(client, file))).mtimeMs < oldest) await rm(join(client, file));
  }
}
