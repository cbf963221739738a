import { readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import webpack from 'webpack';
import { setSourceMapsAside } from '@careers/federation/preset';
import configurations from './webpack.config.ts';

/** Builds the shell: `node shell/build.ts [--development]`. */
const development = process.argv.includes('--development');
const started = performance.now();
const compiler = webpack(configurations({ development }));
const stats = await promisify(compiler.run.bind(compiler))();
await promisify(compiler.close.bind(compiler))();
if (!stats || stats.hasErrors()) {
  console.error(stats?.toString({ preset: 'errors-only', colors: process.stdout.isTTY }));
  process.exit(1);
}
const output = join(import.meta.dirname, development ? 'dist-development' : 'dist');
const client = join(output, 'client');
const compilations = stats.stats
  .map(({ compilation }) => compilation)
  .filter(({ outputOptions }) => outputOptions.path === client);
const page = compilations.flatMap(({ entrypoints }) => [...entrypoints.values()]);
const scripts = {
  entry: page.flatMap((entrypoint) => entrypoint.getFiles()),
  // What the entry asks for at once: the framework and the page's own code.
  preload: compilations.flatMap(({ namedChunkGroups }) => namedChunkGroups.get('app')?.getFiles() ?? []),
};
const assets = compilations
  .flatMap((compilation) => Object.keys(compilation.assets))
  .filter((name) => development || !name.endsWith('.map'));
await writeFile(join(client, 'scripts.json'), JSON.stringify(scripts));
if (!development) {
  for (const side of ['client', 'server'])
    await setSourceMapsAside(join(output, side), join(output, 'maps', side));
  await Promise.all(assets.map(compress));
}
await removeOldFiles(new Set(['scripts.json', ...assets]));
console.log(`shell: built in ${((performance.now() - started) / 1000).toFixed(1)} s`);

/** A shell that runs meanwhile, and pages that are open, still ask for the files of earlier builds. */
async function removeOldFiles(current: ReadonlySet<string>): Promise<void> {
  const oldest = Date.now() - 24 * 60 * 60 * 1000;
  for (const file of await readdir(client)) {
    const isCurrent = current.has(file.replace(/\.(br|gz)$/, ''));
    if (!isCurrent && (await stat(join(client, file))).mtimeMs < oldest) await rm(join(client, file));
  }
}

async function compress(name: string): Promise<void> {
  const bytes = await readFile(join(client, name));
  await Promise.all([
    promisify(brotliCompress)(bytes).then((compressed) => writeFile(join(client, `${name}.br`), compressed)),
    promisify(gzip)(bytes).then((compressed) => writeFile(join(client, `${name}.gz`), compressed)),
  ]);
}
