import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin as ServerContainerPlugin } from '@module-federation/enhanced/webpack';
import { AREA_MODULE, parseRemoteSettings, widgetModule } from '@careers/contract';
import type { RemoteSettings } from '@careers/contract';
import webpack from 'webpack';
import type { Configuration, RuleSetRule, WebpackPluginInstance } from 'webpack';
import { SHARED_MODULES } from '../shared-modules.ts';
import { STYLE_SHEETS, assetRules } from './asset-rules.ts';
import { compileHint } from './compile-hint.ts';
import { hotReplacement } from './hot-replacement.ts';
import { installedRanges, installedVersion } from './installed-ranges.ts';
import { languageSettings } from './language.ts';
import { claimedPaths } from './page-folders.ts';
import { emptyServerModules, withServerAssets } from './server-only.ts';
import { DESIGN_SYSTEM } from './styled-components.ts';

/**
 * Minimum size of a chunk shared by pages. A smaller one costs the first page more, in headers and lost compression
 * (results: 19 kB in one file, 23 kB in four), than it saves on the next.
 */
const SHARED_FROM_BYTES = 80_000;

export interface RemoteBuildOptions {
  version: string;
  /** Output folder for `client/` and `server/`. */
  outputDirectory: string;
  development?: boolean;
  /** Enables hot replacement of components in development. */
  isHot?: boolean;
}

export interface DefinedRemote {
  name: string;
  directory: string;
  /** Version of its package.json. */
  version: string;
  /** `mount` includes the paths of its pages. */
  settings: RemoteSettings & { mount: string[] };
  /** Ranges of the shared modules, from its installed versions. */
  shared: Readonly<Record<string, string>>;
  /** Returns the webpack configurations of the browser build and the server build. */
  configurations(options: RemoteBuildOptions): Configuration[];
}

/**
 * Defines a remote by its folder: widgets and budgets of package.json, pages in `src/pages`, `src/area.tsx` and
 * `src/widgets/{name}`.
 * @throws ContractError if the `remote` field of package.json is invalid.
 */
export function defineRemote(directory: string): DefinedRemote {
  const file = join(directory, 'package.json');
  const description = JSON.parse(readFileSync(file, 'utf8')) as {
    name: string;
    version: string;
    remote: unknown;
  };
  const name = description.name.replace(/^@[^/]+\//, '');
  const settings = parseRemoteSettings(description.remote, `"remote" in ${file}`);
  const remote = {
    name,
    directory,
    version: description.version,
    settings: { ...settings, mount: claimedPaths(directory, settings.mount) },
    shared: installedRanges(directory),
  };
  return {
    ...remote,
    configurations: (options) => [
      configuration(remote, options, 'browser'),
      configuration(remote, options, 'server'),
    ],
  };
}

function configuration(
  { name, directory, settings, shared }: Omit<DefinedRemote, 'configurations'>,
  { version, outputDirectory, development = false, isHot = false }: RemoteBuildOptions,
  side: 'browser' | 'server',
): Configuration {
  const server = side === 'server';
  // Includes the version, as two versions of a remote may run in one page.
  const container = `${name}@${version}`;
  const hot = isHot && !server ? hotReplacement(directory, container) : undefined;
  const extension = server ? 'cjs' : 'js';
  const content = server ? '' : '.[contenthash:8]';
  const language = languageSettings({
    namespace: name,
    side,
    development,
    isHot: hot !== undefined,
    designSystem: installedVersion(DESIGN_SYSTEM, directory),
  });
  const module = (server ? withServerAssets(language.module) : language.module) ?? {};
  return {
    ...language,
    module: {
      ...module,
      rules: [
        ...(module.rules ?? []),
        pagesRule(directory),
        STYLE_SHEETS,
        ...assetRules(name, version, side),
      ],
    },
    ...(!server && { externals: [emptyServerModules, ...(hot?.externals ?? [])] }),
    name: `${name} ${side}`,
    context: directory,
    target: server ? 'async-node' : ['web', 'es2022'],
    entry: {},
    output: {
      ...language.output,
      path: join(outputDirectory, server ? 'server' : 'client'),
      publicPath: 'auto',
      uniqueName: container,
      filename: `[name]${content}.${extension}`,
      chunkFilename: `[name]${content}.${extension}`,
      clean: true,
      ...hot?.output,
    },
    optimization: {
      ...language.optimization,
      ...hot?.optimization,
      // Short ids in browsers: every page loads the entries that list them.
      chunkIds: server || development ? 'named' : 'deterministic',
      splitChunks: server ? false : { chunks: 'async', minSize: SHARED_FROM_BYTES },
    },
    plugins: [
      server ? serverContainer(container, settings, shared) : browserContainer(container, settings),
      ...(server || development ? [] : [compileHint()]),
      ...(hot?.plugins ?? []),
    ],
  };
}

/** Replaces `@careers/platform/pages` by the list of the remote's pages. */
function pagesRule(directory: string): RuleSetRule {
  return {
    test: /[\\/]platform[\\/](src|dist)[\\/]pages\.[jt]s$/,
    loader: fileURLToPath(import.meta.resolve(`./pages-loader${extname(import.meta.filename)}`)),
    options: { directory },
  };
}

/** Container for the federation runtime, which runs several versions in one process. */
function serverContainer(
  name: string,
  settings: DefinedRemote['settings'],
  ranges: DefinedRemote['shared'],
): WebpackPluginInstance {
  return new ServerContainerPlugin({
    name,
    filename: 'remoteEntry.cjs',
    library: { type: 'commonjs-module' },
    exposes: exposedModules(settings),
    shared: sharedModules((module) => ranges[module] ?? false),
    shareStrategy: 'loaded-first',
    dts: false,
    manifest: false,
  });
}

/**
 * webpack's own container: the page knows its files, so it avoids the runtime of `@module-federation`, which costs 20
 * kB and 100 ms on a slow phone.
 */
function browserContainer(name: string, settings: DefinedRemote['settings']): WebpackPluginInstance {
  return new webpack.container.ModuleFederationPlugin({
    name,
    filename: 'remoteEntry.js',
    library: { type: 'global', name },
    exposes: exposedModules(settings),
    // No version check in browsers, where webpack could only warn, at 1 kB per remote: the gate and the server have
    // already checked.
    shared: sharedModules(() => false),
  });
}

function sharedModules(requiredVersion: (module: string) => string | false) {
  return Object.fromEntries(
    SHARED_MODULES.map((module) => [
      module,
      { singleton: true, import: false, requiredVersion: requiredVersion(module) } as const,
    ]),
  );
}

function exposedModules(
  settings: DefinedRemote['settings'],
): Record<string, { import: string; name: string }> {
  const modules: Record<string, { import: string; name: string }> = {};
  if (settings.mount.length > 0) modules[AREA_MODULE] = { import: './src/area.tsx', name: 'area' };
  for (const widget of Object.keys(settings.widgets)) {
    modules[widgetModule(widget)] = { import: `./src/widgets/${widget}`, name: `widget-${widget}` };
  }
  return modules;
}
