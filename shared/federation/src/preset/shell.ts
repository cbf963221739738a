import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { SHARED_MODULES } from '../shared-modules.ts';
import { languageSettings } from './language.ts';

/** Modules of the federation runtime that would come twice, once for `import` and once for `require`. */
const RUNTIME_MODULES = [
  '@module-federation/runtime-core',
  '@module-federation/sdk',
  '@module-federation/error-codes',
];

export interface ShellBuildOptions {
  directory: string;
  outputDirectory: string;
  development?: boolean;
}

/** Returns the webpack configurations of the shell: what browsers load, in the order they load it, and its server. */
export function shellConfigurations(options: ShellBuildOptions): Configuration[] {
  return [earlyClicks(options), browser(options), serviceWorker(options), server(options)];
}

function browser({ directory, outputDirectory, development = false }: ShellBuildOptions): Configuration {
  const settings = languageSettings('shell', 'browser', development);
  return {
    ...settings,
    resolve: {
      ...settings.resolve,
      alias: Object.fromEntries(
        RUNTIME_MODULES.map((module) => [`${module}$`, fileURLToPath(import.meta.resolve(module))]),
      ),
    },
    name: 'shell browser',
    context: directory,
    target: ['web', 'es2022'],
    entry: { shell: './src/client/main.tsx' },
    output: {
      path: join(outputDirectory, 'client'),
      publicPath: '/static/shell/',
      uniqueName: 'shell',
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
    },
    optimization: {
      minimize: !development,
      chunkIds: 'named',
      splitChunks: {
        chunks: 'initial',
        cacheGroups: {
          framework: {
            test: /node_modules[\\/](react|react-dom|scheduler|react-router|styled-components|stylis)[\\/]/,
            name: 'framework',
          },
        },
      },
    },
    plugins: [
      new ModuleFederationPlugin({
        name: 'shell',
        shared: Object.fromEntries(
          Object.entries(SHARED_MODULES).map(([module, range]) => [
            module,
            // Every page needs them at once: a lazy copy would only add a round trip before hydration.
            { singleton: true, eager: true, requiredVersion: range } as const,
          ]),
        ),
        shareStrategy: 'loaded-first',
        dts: false,
        manifest: false,
        experiments: {
          provideExternalRuntime: true,
          // Versions come from our release document, not from manifests that the runtime would fetch.
          optimization: { disableSnapshot: true, target: 'web' },
        },
      }),
    ],
  };
}

/** Runs while the page's scripts are on the way. */
function earlyClicks(options: ShellBuildOptions): Configuration {
  return separateScript(options, {
    name: 'shell early clicks',
    target: ['web', 'es2022'],
    entry: { 'early-clicks': './src/client/early-clicks.ts' },
    output: { path: join(options.outputDirectory, 'client'), filename: '[name].[contenthash:8].js' },
  });
}

/** Its name never changes, since browsers ask for it again. */
function serviceWorker(options: ShellBuildOptions): Configuration {
  return separateScript(options, {
    name: 'shell service worker',
    devtool: false,
    target: ['webworker', 'es2022'],
    entry: { 'service-worker': './src/service-worker/main.ts' },
    output: { path: join(options.outputDirectory, 'service-worker'), filename: '[name].js', clean: true },
  });
}

/** A script of its own, without the page's shared modules. */
function separateScript(
  { directory, development = false }: ShellBuildOptions,
  own: Configuration,
): Configuration {
  return {
    ...languageSettings('shell', 'browser', development),
    context: directory,
    optimization: { minimize: !development },
    ...own,
  };
}

function server({ directory, outputDirectory, development = false }: ShellBuildOptions): Configuration {
  const settings = languageSettings('shell', 'server', development);
  return {
    ...settings,
    // Artefacts are required at run time, by Node's own `require`.
    module: { ...settings.module, parser: { javascript: { createRequire: false } } },
    name: 'shell server',
    context: directory,
    target: 'node24',
    entry: { main: './src/server/main.ts' },
    output: {
      path: join(outputDirectory, 'server'),
      filename: '[name].cjs',
      library: { type: 'commonjs' },
      clean: true,
    },
    optimization: { minimize: false, nodeEnv: false },
    // Installed packages are required, not bundled: remotes must meet the very same React.
    externals: [
      ({ request = '' }, callback) =>
        /^(\.|\/|@careers\/)/.test(request) ? callback() : callback(undefined, `commonjs ${request}`),
    ],
  };
}
