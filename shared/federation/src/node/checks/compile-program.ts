import { extname } from 'node:path';
import type { Configuration } from 'webpack';
import { languageSettings, runWebpack } from '../../preset/index.ts';

/** `node compile-program.ts FOLDER`: compiles the program that runs builds for the gate. */
const NAME = 'area-program';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Say which folder receives the program.');
const { errors } = await runWebpack([configuration(folder)]);
if (errors !== '') throw new Error(`The gate's program does not build:\n${errors}`);

/** Bundles what a shell's render process shares into one file: the program may read no installed package. */
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
    entry: { [NAME]: `./${NAME}${extname(import.meta.filename)}` },
    output: { path: directory, filename: '[name].cjs' },
  };
}
