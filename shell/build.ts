import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import webpack from 'webpack';
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
const client = join(import.meta.dirname, 'dist', 'client');
const compilation = stats.stats[0]?.compilation;
const scripts = compilation?.entrypoints.get('shell')?.getFiles() ?? [];
await writeFile(join(client, 'scripts.json'), JSON.stringify(scripts));
await Promise.all(
  Object.keys(compilation?.assets ?? {}).map(async (name) => {
    const bytes = await readFile(join(client, name));
    await Promise.all([
      promisify(brotliCompress)(bytes).then((compressed) =>
        writeFile(join(client, `${name}.br`), compressed),
      ),
      promisify(gzip)(bytes).then((compressed) => writeFile(join(client, `${name}.gz`), compressed)),
    ]);
  }),
);
console.log(`shell: built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
