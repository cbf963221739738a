import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { compileHint } from './compile-hint.ts';
import { languageSettings } from './language.ts';

export interface ShellBuildOptions {
  directory: string;
  outputDirectory: string;
  development?: boolean;
  /** In development: false for a build that is read elsewhere, without the sources. */
  hasSourceMaps?: boolean;
}

/** Returns the webpack configurations of the shell: what pages load, the service worker, the inline script, its server. */
export function shellConfigurations(options: ShellBuildOptions): Configuration[] {
  return [
    browser(options),
    oneFile('service-worker', 'webworker', options),
    oneFile('before-hydration', 'web', options),
    server(options),
  ];
}

/** The page's script, small: it makes the layout answer, and loads the framework and the page beside it. */
function browser(options: ShellBuildOptions): Configuration {
  const { directory, outputDirectory, development = false } = options;
  const settings = languageSettings({ namespace: 'shell', side: 'browser', development });
  // React DOM checks for React Refresh once, when it is evaluated.
  const refresh = development ? ['./src/client/development/react-refresh.ts'] : [];
  return {
    ...settings,
    ...withoutMaps(options),
    name: 'shell browser',
    context: directory,
    target: ['web', 'es2022'],
    entry: { shell: [...refresh, './src/client/main.ts'] },
    output: {
      ...settings.output,
      path: join(outputDirectory, 'client'),
      // Whole addresses: a chunk that is already asked for is found by its own.
      publicPath: 'auto',
      uniqueName: 'shell',
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
    },
    optimization: {
      ...settings.optimization,
      chunkIds: 'named',
      splitChunks: {
        chunks: 'async',
        cacheGroups: {
          framework: {
            test: /node_modules[\\/](react|react-dom|scheduler|react-router|styled-components|stylis)[\\/]/,
            name: 'framework',
          },
        },
      },
    },
    // A page calls only part of the framework: compiling all of it would take longer than it saves.
    plugins: development ? [] : [compileHint({ exclude: /^framework\..*\.js$/ })],
  };
}

/** A script whose name never changes: browsers ask for it again, or the server writes it into each document. */
function oneFile(
  name: string,
  target: 'web' | 'webworker',
  { directory, outputDirectory, development = false }: ShellBuildOptions,
): Configuration {
  return {
    ...languageSettings({ namespace: 'shell', side: 'browser', development }),
    name: `shell ${name}`,
    context: directory,
    devtool: false,
    target: [target, 'es2022'],
    entry: { [name]: `./src/${name}/main.ts` },
    output: { path: join(outputDirectory, name), filename: '[name].js', clean: true },
  };
}

function server(options: ShellBuildOptions): Configuration {
  const { directory, outputDirectory, development = false } = options;
  const settings = languageSettings({ namespace: 'shell', side: 'server', development });
  return {
    ...settings,
    ...withoutMaps(options),
    // Artefacts are required at run time, by Node's own `require`.
    module: { ...settings.module, parser: { javascript: { createRequire: false } } },
    name: 'shell server',
    context: directory,
    target: 'node24',
    entry: {
      main: './src/server/main.ts',
      'render-process': './src/server/render-processes/render-process-main.ts',
    },
    output: {
      ...settings.output,
      path: join(outputDirectory, 'server'),
      filename: '[name].cjs',
      library: { type: 'commonjs' },
      clean: true,
    },
    optimization: { ...settings.optimization, nodeEnv: false },
    // Installed packages are required, not bundled: remotes must meet the very same React. Icons have no state.
    externals: [
      ({ request = '' }, callback) =>
        /^(\.|\/|@careers\/|@tabler\/)/.test(request)
          ? callback()
          : callback(undefined, `commonjs ${request}`),
    ],
  };
}

function withoutMaps({ hasSourceMaps = true }: ShellBuildOptions): Pick<Configuration, 'devtool'> {
  return hasSourceMaps ? {} : { devtool: false };
}
