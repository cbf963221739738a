import { extname } from 'node:path';
import type { Configuration } from 'webpack';
import { languageSettings, runWebpack } from '../../preset/index.ts';
import { PROGRAMS } from './programs.ts';

/** `node compile-program.ts FOLDER`: compiles the gate's programs that run builds. */
const extension = extname(import.meta.filename);
const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Say which folder receives the programs.');
const { errors } = await runWebpack([configuration(folder)]);
if (errors !== '') throw new Error(`The gate's programs do not build:\n${errors}`);

/** Bundles each program with the shared modules of a render process, as it may not read installed packages. */
function configuration(directory: string): Configuration {
  const settings = languageSettings({ namespace: 'gate', side: 'server', development: false });
  return {
    ...settings,
    // Builds are required at run time, by Node's own `require`.
    module: {
      ...settings.module,
      parser: { javascript: { createRequire: false, dynamicImportMode: 'eager' } },
    },
    devtool: false,
    context: import.meta.dirname,
    target: 'node24',
    entry: Object.fromEntries(PROGRAMS.map((name) => [name, `./${name}${extension}`])),
    output: { path: directory, filename: '[name].cjs' },
  };
}
