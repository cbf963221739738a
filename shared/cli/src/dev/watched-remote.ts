import { cp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import webpack from 'webpack';
import type { Configuration, Stats } from 'webpack';
import { DEVELOPMENT } from '@careers/federation/checks';
import type { DefinedRemote } from '@careers/federation/preset';
import { writeManifest } from '../building/build.ts';
import { contributionsFile } from '../building/contributions.ts';

export interface WatchOptions {
  definition: DefinedRemote;
  /** Folder that webpack writes into. */
  output: string;
  /** Receives each build as a version of its own. */
  store: string;
  /** Called with each version that is in the store. */
  onVersion(version: string): void;
  /** Called with the errors of a build; the version before stays. */
  onError(message: string): void;
}

/**
 * Builds a remote whenever one of its files changes. webpack goes on from the build before, under one name; a copy with a
 * number of its own is what the shell loads, since a version never changes. Returns what ends it.
 */
export function watchRemote(options: WatchOptions): () => Promise<void> {
  const { definition, output, onError } = options;
  const base = `${definition.version}-${DEVELOPMENT}`;
  // Same length as a build number: columns of source maps stay correct.
  const drafted = `${base}.${numberOf(0)}`;
  const configurations = definition.configurations({
    version: drafted,
    outputDirectory: output,
    development: true,
  });
  const compiler = webpack(configurations.map(forVisitorsReact));
  // Only a side that a saved file is part of is built again: the manifest is made of both.
  const sides: Stats[] = [];
  for (const [side, { hooks }] of compiler.compilers.entries())
    hooks.done.tap('careers', (stats) => void (sides[side] = stats));
  compiler.compilers[0]?.hooks.afterCompile.tap('careers', ({ fileDependencies }) =>
    fileDependencies.add(contributionsFile(definition.directory)),
  );
  let count = 0;
  let work = Promise.resolve();
  compiler.watch({ aggregateTimeout: 20 }, (error, stats) => {
    if (error) return onError(error.message);
    if (!stats) return;
    const broken = sides.filter((side) => side.hasErrors());
    if (broken.length > 0)
      return onError(
        broken.map((side) => side.toString({ preset: 'errors-only', colors: false })).join('\n\n'),
      );
    const version = `${base}.${numberOf((count += 1))}`;
    work = work
      .then(() => store(options, [...sides], { drafted, version }))
      .catch((failure: unknown) => onError(String(failure)));
  });
  return async () => {
    await new Promise<void>((resolve) => compiler.close(() => resolve()));
    await work;
  };
}

/** The shell is that of visitors, with React's production build, which does not know JSX of webpack's development mode. */
function forVisitorsReact(settings: Configuration): Configuration {
  const optimization = { ...settings.optimization, nodeEnv: 'production', moduleIds: 'named' } as const;
  return { ...settings, mode: 'none', optimization };
}

/** Six digits that no hash begins with: `100001`. */
function numberOf(count: number): string {
  return String(100_000 + count);
}

async function store(
  { definition, output, store: folder, onVersion }: WatchOptions,
  sides: readonly Stats[],
  { drafted, version }: { drafted: string; version: string },
): Promise<void> {
  const target = join(folder, definition.name, version);
  await rm(target, { recursive: true, force: true });
  await cp(output, target, { recursive: true });
  const names: readonly [from: string, to: string][] = [
    [`${definition.name}@${drafted}`, `${definition.name}@${version}`],
    // webpack's name of the container in code.
    [identifier(`${definition.name}@${drafted}`), identifier(`${definition.name}@${version}`)],
    // Addresses of pictures and fonts.
    [`/${definition.name}/${drafted}/`, `/${definition.name}/${version}/`],
  ];
  for (const path of await readdir(target, { recursive: true })) {
    if (!/\.c?js$/.test(path)) continue;
    const code = await readFile(join(target, path), 'utf8');
    const renamed = names.reduce((text, [old, next]) => text.replaceAll(old, next), code);
    await writeFile(join(target, path), renamed);
  }
  await writeManifest(
    { definition, version, fingerprint: version, directory: target, development: true },
    sides,
  );
  onVersion(version);
}

function identifier(name: string): string {
  return name.replace(/[^a-zA-Z0-9$]+/g, '_');
}
