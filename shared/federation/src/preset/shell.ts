import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { compileHint } from './compile-hint.ts';
import { languageSettings } from './language.ts';

export interface ShellBuildOptions {
  directory: string;
  outputDirectory: string;
  development?: boolean;
  /** In development: false for a build used elsewhere, without the sources. */
  hasSourceMaps?: boolean;
}

/** Returns the webpack configurations of the shell: browser scripts, service worker, inline script, server. */
export function shellConfigurations(options: ShellBuildOptions): Configuration[] {
  return [
    browser(options),
    oneFile('service-worker', 'webworker', options),
    oneFile('before-hydration', 'web', options),
    server(options),
  ];
}

/**
 * Configuration of the page's scripts: a small entry that activates the layout, and loads the framework and the page in
 * parallel.
 */
function browser(options: ShellBuildOptions): Configuration {
  const { directory, outputDirectory, development = false } = options;
  const settings = languageSettings({ namespace: 'shell', side: 'browser', development });
  // Must run first: React DOM checks for React Refresh once, when it is evaluated.
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
      // Absolute addresses, by which chunks already requested are found.
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
    // Excludes the framework, of which a page calls only a part: compiling all of it would cost more than it saves.
    plugins: development ? [] : [compileHint({ exclude: /^framework\..*\.js$/ })],
  };
}

/** Configuration of a script with a fixed name, which browsers revalidate, or the server inlines. */
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
    // Requires installed packages instead of bundling them: remotes must share the same React. Icons have no state.
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
