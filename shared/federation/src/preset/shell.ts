import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { SHARED_MODULES } from '../shared-modules.ts';
import { languageSettings } from './language.ts';

export interface ShellBuildOptions {
  directory: string;
  outputDirectory: string;
  development?: boolean;
}

/** Returns the webpack configurations of the shell: its browser build and its server build. */
export function shellConfigurations(options: ShellBuildOptions): Configuration[] {
  return [browser(options), server(options)];
}

function browser({ directory, outputDirectory, development = false }: ShellBuildOptions): Configuration {
  return {
    ...languageSettings('shell', 'browser', development),
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
      clean: true,
    },
    optimization: {
      minimize: !development,
      chunkIds: 'named',
      splitChunks: {
        chunks: 'initial',
        cacheGroups: {
          framework: { test: /node_modules[\\/](react|react-dom|scheduler|react-router|styled-components)[\\/]/, name: 'framework' },
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
        experiments: { provideExternalRuntime: true },
      }),
    ],
  };
}

function server({ directory, outputDirectory, development = false }: ShellBuildOptions): Configuration {
  return {
    ...languageSettings('shell', 'server', development),
    name: 'shell server',
    context: directory,
    target: 'node24',
    entry: { main: './src/server/main.ts' },
    output: { path: join(outputDirectory, 'server'), filename: '[name].cjs', library: { type: 'commonjs' }, clean: true },
    optimization: { minimize: false, nodeEnv: false },
    // Installed packages are required, not bundled: remotes must meet the very same React.
    externals: [
      ({ request = '' }, callback) =>
        /^(\.|\/|@careers\/)/.test(request) ? callback() : callback(undefined, `commonjs ${request}`),
    ],
  };
}
