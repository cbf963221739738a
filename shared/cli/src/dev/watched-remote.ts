import { existsSync } from 'node:fs';
import { cp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import webpack from 'webpack';
import type { Stats } from 'webpack';
import { DEVELOPMENT } from '@careers/federation/checks';
import { developmentVersion } from '@careers/federation/development';
import type { SourceBuild } from '@careers/federation/development';
import type { DefinedRemote } from '@careers/federation/preset';
import { writeManifest } from '../building/build.ts';
import { configurationFile, contributionsFile } from '../building/declarations.ts';
import { exchanged } from './exchanged-version.ts';

/** Modules that open pages cannot hot-replace: their output is in the document. */
const SERVER_PART = /\.server\.tsx?$/;

export interface WatchOptions {
  definition: DefinedRemote;
  /** Output folder of webpack. */
  output: string;
  /** Store that receives each build as a new version. */
  store: string;
  /** Called with each build, before it is stored. */
  onBuilt(build: SourceBuild): void;
  /** Called with each stored version. */
  onVersion(version: string): void;
  /** Called with the errors of a build; the previous version stays. */
  onError(message: string): void;
}

/**
 * Rebuilds a remote whenever one of its files changes. webpack builds incrementally under one version; the shell loads
 * copies with new numbers, since a version is immutable.
 */
export function watchRemote(options: WatchOptions) {
  const { definition, output, onBuilt, onError } = options;
  const base = `${definition.version}-${DEVELOPMENT}`;
  const drafted = developmentVersion(base, 0);
  const compiler = webpack(
    definition.configurations({ version: drafted, outputDirectory: output, development: true, isHot: true }),
  );
  // Files that affect the manifest, but neither bundle.
  const elsewhere = [contributionsFile(definition.directory), configurationFile(definition.directory)];
  // Latest results of both sides: webpack rebuilds only those affected, and the manifest needs both.
  const sides: Stats[] = [];
  for (const [side, { hooks }] of compiler.compilers.entries())
    hooks.done.tap('careers', (stats) => void (sides[side] = stats));
  compiler.compilers[0]?.hooks.afterCompile.tap('careers', ({ fileDependencies, missingDependencies }) => {
    // webpack would take a missing file for a deleted one, and rebuild endlessly.
    for (const file of elsewhere) (existsSync(file) ? fileDependencies : missingDependencies).add(file);
  });
  const next = buildCounter();
  let work = Promise.resolve();
  compiler.watch({ aggregateTimeout: 20 }, (error, stats) => {
    if (error) return onError(error.message);
    if (!stats) return;
    const broken = sides.filter((side) => side.hasErrors());
    if (broken.length > 0) return onError(errorsOf(broken).replaceAll(definition.directory + sep, ''));
    const isElsewhere = compiler.compilers.some(({ modifiedFiles }) =>
      elsewhere.some((file) => modifiedFiles?.has(file)),
    );
    const build = next(sides, isElsewhere);
    const version = developmentVersion(base, build.number);
    onBuilt(build);
    work = work
      .then(() => store(options, [...sides], { drafted, version }))
      .catch((failure: unknown) => onError(String(failure)));
  });
  return {
    async stop() {
      await new Promise<void>((resolve) => compiler.close(() => resolve()));
      await work;
    },
    /** Returns a hot update of webpack, renamed to a version; null if it is gone. */
    async hotUpdate(version: string, file: string): Promise<string | null> {
      const path = join(output, 'client', exchanged(file, definition.name, version, drafted));
      const text = await readFile(path, 'utf8').catch(() => null);
      return text && exchanged(text, definition.name, drafted, version);
    },
  };
}

/** Numbers builds; pages must reload if a build changes more than browser modules. */
function buildCounter(): (sides: readonly Stats[], changesElsewhere: boolean) => SourceBuild {
  let build: SourceBuild = { number: 0, hash: '', reloadsBefore: 0 };
  let [serverHash, serverPart] = ['', ''];
  return ([browser, server], changesElsewhere) => {
    const [number, hash] = [build.number + 1, browser?.hash ?? ''];
    const before = [serverHash, serverPart];
    serverHash = server?.hash ?? '';
    serverPart = server ? hashOfServerPart(server) : '';
    const isOfServerOnly = hash === build.hash && serverHash !== before[0];
    const reloads = changesElsewhere || isOfServerOnly || serverPart !== before[1];
    build = { number, hash, reloadsBefore: reloads ? number : build.reloadsBefore };
    return build;
  };
}

/** Returns a hash of the pages' loaders, heads and actions with all their imports. */
function hashOfServerPart({ compilation: { chunkGroups } }: Stats): string {
  const groups = chunkGroups.filter(({ origins }) =>
    origins.some(({ request }) => SERVER_PART.test(request)),
  );
  return groups
    .flatMap(({ chunks }) => chunks.map(({ name, id, hash }) => `${name ?? id}:${hash}`))
    .sort()
    .join();
}

/** Prefix that webpack and swc put before an error message. */
const BUILD_FAILED = /^Module build failed[^\n]*\n(Error: )?/;
const BACKTRACE = /\n+Caused by:[^]*$|\n+ {4}at [^]*$/;

/** Merges the errors of both sides, mostly identical, and strips colours and stacks. */
function errorsOf(broken: readonly Stats[]): string {
  const errors = broken.flatMap(
    (side) => side.toJson({ all: false, errors: true, errorDetails: false }).errors ?? [],
  );
  const texts = errors.map(({ moduleName = '', message }) =>
    [moduleName, stripVTControlCharacters(message).replace(BUILD_FAILED, '').replace(BACKTRACE, '')]
      .join('\n')
      .trim(),
  );
  return [...new Set(texts)].join('\n\n');
}

async function store(
  { definition, output, store: folder, onVersion }: WatchOptions,
  sides: readonly Stats[],
  { drafted, version }: { drafted: string; version: string },
): Promise<void> {
  const { name } = definition;
  const target = join(folder, name, version);
  await rm(target, { recursive: true, force: true });
  await cp(output, target, { recursive: true, filter: (file) => !file.includes('.hot-update.') });
  for (const path of await readdir(target, { recursive: true })) {
    if (!/\.c?js$/.test(path)) continue;
    const code = await readFile(join(target, path), 'utf8');
    await writeFile(join(target, path), exchanged(code, name, drafted, version));
  }
  await writeManifest(
    { definition, version, fingerprint: version, directory: target, development: true },
    sides,
  );
  onVersion(version);
}
