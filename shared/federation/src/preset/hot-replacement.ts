import { extname, join } from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { Compiler, Configuration } from 'webpack';
import { REFRESH_GLOBAL } from '../development.ts';

/** React Refresh runtime, shared with the shell: each renderer supports a single one. */
const REFRESH_RUNTIME = /^react-refresh\/runtime$|[\\/]react-refresh[\\/]runtime(\.js)?$/;

/** Returns the plugins that replace components in open pages and keep their state: webpack's HMR, and React Refresh. */
export function hotReplacement(directory: string, container: string) {
  const entry = join(import.meta.dirname, '..', 'browser', `hot-remote${extname(import.meta.filename)}`);
  return {
    externals: [
      ({ request = '' }: { request?: string }) =>
        Promise.resolve(REFRESH_RUNTIME.test(request) ? `var window.${REFRESH_GLOBAL}` : undefined),
    ],
    // Emits nothing for a build with errors, whose update could not run.
    optimization: { emitOnErrors: false },
    output: { hotUpdateMainFilename: '[fullhash].hot-update.json' },
    plugins: [
      (compiler: Compiler) => {
        // Uses the plugins of the running webpack, which may be another copy than the one installed here.
        const { EntryPlugin, HotModuleReplacementPlugin } = compiler.webpack;
        new HotModuleReplacementPlugin().apply(compiler);
        // No name, so that it is part of every entry.
        new EntryPlugin(directory, `${entry}?${container}`, {}).apply(compiler);
      },
      new ReactRefreshPlugin({ overlay: false, include: /\.tsx$/, exclude: /node_modules/ }),
    ],
  } satisfies Configuration;
}
