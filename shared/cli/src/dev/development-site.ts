import { writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseDocument } from '@careers/contract';
import type { DefinedRemote } from '@careers/federation/preset';
import { definitionOf } from '../building/definition.ts';
import { serveDevelopment } from './development-server.ts';
import { Problems } from './problems.ts';
import { serveReadOnlyApi } from './read-only-api.ts';
import { copyReleasedSite } from './released-site.ts';
import type { ReleasedSiteOptions } from './released-site.ts';
import { loggedError } from './shell-log.ts';
import { DEVELOPMENT, startShell } from './shell-program.ts';
import { watchRemote } from './watched-remote.ts';

/** Folder in a remote for its development site, ignored by git. */
const OWN_FOLDER = '.careers';

export interface DevelopmentSiteOptions extends Omit<ReleasedSiteOptions, 'store' | 'without'> {
  /** Folders of the remotes served from sources; the first one holds the site's data. */
  directories: readonly [string, ...string[]];
  /** Origin of the site whose job API is used. */
  site: string;
  port: number;
  /** Enables the debugger in the servers. */
  inspect: boolean;
}

/**
 * Runs the released site locally with some remotes from sources: each save is built, and open pages apply it or reload.
 * Changes nothing shared. `ended` resolves when the shell has exited for any reason.
 * @throws ReleaseError with what to
 * do.
 */
export async function startDevelopmentSite(options: DevelopmentSiteOptions) {
  const { client, environment, directories, site, port, inspect, cache, log } = options;
  const definitions = await Promise.all(directories.map(definitionOf));
  const data = join(directories[0], OWN_FOLDER);
  const store = join(data, 'store');
  const without = definitions.map(({ name }) => name);
  await Promise.all(without.map((name) => rm(join(store, name), { recursive: true, force: true })));
  const versions = await copyReleasedSite({ client, environment, store, cache, without, log });
  const api = await serveReadOnlyApi(site);
  const watched = new Map<string, ReturnType<typeof watchRemote>>();
  const pages = await serveDevelopment({
    onProblem: (problem) => void problems.thrown('browser', problem),
    hotUpdate: async (name, version, file) => (await watched.get(name)?.hotUpdate(version, file)) ?? null,
  });
  const problems = new Problems({
    // The build folder has hot updates, which belong to no version.
    foldersOf: (name, version) => [join(store, name, version), join(data, 'build', name)],
    log,
    onState: pages.show,
  });
  const ends: (() => Promise<void>)[] = [() => api.stop(), () => pages.stop()];
  const show = releaseFile(join(data, 'releases.json'), versions);
  const stop = async () => {
    for (const end of ends.splice(0).reverse()) await end();
  };
  try {
    await Promise.all(
      definitions.map((definition) => {
        const { promise: isBuilt, resolve } = Promise.withResolvers<void>();
        const { name } = definition;
        const remote = watchRemote({
          definition,
          output: join(data, 'build', name),
          store,
          onBuilt: (build) => problems.built(name, build),
          onVersion: (version) => resolve(show(name, version)),
          onError: (message) => problems.failed(name, message),
        });
        watched.set(name, remote);
        ends.push(() => remote.stop());
        return isBuilt;
      }),
    );
    const shell = await startShell({
      directory: directories[0],
      port,
      data,
      apiUrl: api.url,
      developmentUrl: pages.url,
      backendOrigins: definitions.flatMap(backendOrigins),
      inspect,
      show: (line) => showShellLine(line, { problems, log }),
    });
    ends.push(() => shell.stop());
    return { address: shell.address, ended: shell.ended, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Prints a line of the shell's log; shows errors like those of browsers. */
function showShellLine(
  line: string,
  { problems, log }: { problems: Problems; log(line: string): void },
): void {
  const error = loggedError(line);
  if (error) void problems.thrown('server', { ...error, remote: '' });
  else log(line);
}

function backendOrigins({ settings: { backends = {} } }: DefinedRemote): string[] {
  return Object.values(backends).flatMap(({ origins }) => origins[DEVELOPMENT] ?? []);
}

/**
 * Returns a function that activates a build: writes a release document with the released versions, and the latest local
 * build of each remote. If a build does not start, the shell falls back to the previous one.
 */
function releaseFile(
  file: string,
  versions: Record<string, string>,
): (name: string, version: string) => void {
  const release = (stable: string, fallback: string[]) => ({
    stable,
    candidate: null,
    percent: 0,
    salt: '',
    fallback,
  });
  const remotes = Object.fromEntries(
    Object.entries(versions).map(([name, stable]) => [name, release(stable, [])]),
  );
  let revision = Date.now();
  return (name, version) => {
    const before = remotes[name]?.stable;
    remotes[name] = release(version, before === undefined ? [] : [before]);
    revision += 1;
    writeFileSync(file, JSON.stringify({ revision, remotes } satisfies ReleaseDocument, null, 2));
  };
}
