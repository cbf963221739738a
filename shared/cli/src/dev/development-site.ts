import { writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseDocument } from '@careers/contract';
import { definitionOf } from '../building/definition.ts';
import { serveReadOnlyApi } from './read-only-api.ts';
import { copyReleasedSite } from './released-site.ts';
import type { ReleasedSiteOptions } from './released-site.ts';
import { startShell } from './shell-program.ts';
import { watchRemote } from './watched-remote.ts';

/** Folder in a remote for its development site; git ignores it. */
const OWN_FOLDER = '.careers';

export interface DevelopmentSiteOptions extends Omit<ReleasedSiteOptions, 'store' | 'without'> {
  /** Folders of the remotes whose sources are shown; the site's data is in the first one. */
  directories: readonly [string, ...string[]];
  /** Origin of the site whose job API is read. */
  site: string;
  port: number;
}

/**
 * Runs the released site on this machine with some remotes from their sources: whatever is saved is built, and open pages
 * reload. Nothing that others use is changed. `ended` resolves when the shell has ended, by itself too.
 * @throws ReleaseError with what to do.
 */
export async function startDevelopmentSite(options: DevelopmentSiteOptions) {
  const { client, environment, directories, site, port, cache, log } = options;
  const definitions = await Promise.all(directories.map(definitionOf));
  const data = join(directories[0], OWN_FOLDER);
  const store = join(data, 'store');
  const without = definitions.map(({ name }) => name);
  await Promise.all(without.map((name) => rm(join(store, name), { recursive: true, force: true })));
  const versions = await copyReleasedSite({ client, environment, store, cache, without, log });
  const api = await serveReadOnlyApi(site);
  const ends: (() => Promise<void>)[] = [() => api.stop()];
  const show = releaseFile(join(data, 'releases.json'), versions);
  const stop = async () => {
    for (const end of ends.splice(0).reverse()) await end();
  };
  try {
    await Promise.all(
      definitions.map((definition) => {
        const { promise: isBuilt, resolve } = Promise.withResolvers<void>();
        const output = join(data, 'build', definition.name);
        ends.push(
          watchRemote({
            definition,
            output,
            store,
            onVersion(version) {
              show(definition.name, version);
              resolve();
            },
            onError: (message) => log(`${definition.name} does not build, what was there stays:\n${message}`),
          }),
        );
        return isBuilt;
      }),
    );
    const shell = await startShell({ directory: directories[0], port, data, apiUrl: api.url, show: log });
    ends.push(() => shell.stop());
    return { address: shell.address, ended: shell.ended, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/**
 * Returns what shows a build: it writes a release document of what is released elsewhere, and of the last build of each
 * remote here. Where that does not start, the shell falls back to the version before.
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
