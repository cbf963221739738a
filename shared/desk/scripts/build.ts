import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { languageSettings, runWebpack } from '@careers/federation/preset';

/** Builds the desk into one file that the registry loads, React included, with the script of its pages and the fonts beside it. */
const directory = join(import.meta.dirname, '..');
const output = join(directory, 'dist');
const started = performance.now();
await rm(output, { recursive: true, force: true });
const { errors } = await runWebpack([
  {
    ...languageSettings({ namespace: 'desk', side: 'browser', development: false }),
    context: directory,
    devtool: false,
    entry: { desk: './src/script/main.ts' },
    output: { path: output, filename: '[name].js', iife: true },
  },
  {
    ...languageSettings({ namespace: 'desk', side: 'server', development: false }),
    context: directory,
    devtool: false,
    target: 'node24',
    entry: { desk: './src/index.tsx' },
    output: { path: output, filename: '[name].cjs', library: { type: 'commonjs2' } },
  },
]);
if (errors !== '') {
  console.error(errors);
  process.exit(1);
}
await cp(join(directory, '..', 'ui', 'assets', 'fonts'), join(output, 'fonts'), { recursive: true });
console.log(`desk: built in ${((performance.now() - started) / 1000).toFixed(1)} s`);
