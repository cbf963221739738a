import { extname, join } from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { Compiler, Configuration } from 'webpack';
import { REFRESH_GLOBAL } from '../development.ts';

/** The page has one runtime of React Refresh, the shell's: each renderer takes the components of one only. */
const REFRESH_RUNTIME = /^react-refresh\/runtime$|[\\/]react-refresh[\\/]runtime(\.js)?$/;

/** Returns what exchanges components in open pages, and keeps their state: webpack's replacement, and React Refresh. */
export function hotReplacement(directory: string, container: string) {
  const entry = join(import.meta.dirname, '..', 'browser', `hot-remote${extname(import.meta.filename)}`);
  return {
    externals: [
      ({ request = '' }: { request?: string }) =>
        Promise.resolve(REFRESH_RUNTIME.test(request) ? `var window.${REFRESH_GLOBAL}` : undefined),
    ],
    // An update from a build with errors could not be run.
    optimization: { emitOnErrors: false },
    output: { hotUpdateMainFilename: '[fullhash].hot-update.json' },
    plugins: [
      (compiler: Compiler) => {
        // From the webpack that builds, which may be another copy than the one installed here.
        const { EntryPlugin, HotModuleReplacementPlugin } = compiler.webpack;
        new HotModuleReplacementPlugin().apply(compiler);
        // Without a name: a part of every entry.
        new EntryPlugin(directory, `${entry}?${container}`, {}).apply(compiler);
      },
      new ReactRefreshPlugin({ overlay: false, include: /\.tsx$/, exclude: /node_modules/ }),
    ],
  } satisfies Configuration;
}
