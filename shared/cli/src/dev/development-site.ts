import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseDocument } from '@careers/contract';
import { writeWhole } from '@careers/federation/write-whole';
import { definitionOf } from '../building/definition.ts';
import type { RegistryClient } from '../client/registry-client.ts';
import { serveReadOnlyApi } from './read-only-api.ts';
import { copyReleasedSite } from './released-site.ts';
import { startShell } from './shell-program.ts';
import { watchRemote } from './watched-remote.ts';

/** Folder in a remote for its development site; git ignores it. */
const OWN_FOLDER = '.careers';

export interface DevelopmentSiteOptions {
  client: RegistryClient;
  environment: string;
  /** Folders of the remotes whose sources are shown; the site's data is in the first one. */
  directories: readonly [string, ...string[]];
  /** Origin of the site whose job API is read. */
  site: string;
  port: number;
  /** Folder that caches files, for all remotes of this user. */
  cache: string;
  log(line: string): void;
}

export interface DevelopmentSite {
  address: string;
  /** Resolves when the shell has ended by itself. */
  ended: Promise<unknown>;
  stop(): Promise<void>;
}

/**
 * Runs the released site on this machine with some remotes from their sources: whatever is saved is built, and open pages
 * reload. Nothing that others use is changed.
 * @throws ReleaseError with what to do.
 */
export async function startDevelopmentSite(options: DevelopmentSiteOptions): Promise<DevelopmentSite> {
  const { client, environment, directories, site, port, cache, log } = options;
  const definitions = await Promise.all(directories.map(definitionOf));
  const data = join(directories[0], OWN_FOLDER);
  const store = join(data, 'store');
  const without = definitions.map(({ name }) => name);
  await Promise.all(without.map((name) => rm(join(store, name), { recursive: true, force: true })));
  const versions = await copyReleasedSite({ client, environment, store, cache, without, log });
  const api = await serveReadOnlyApi(site);
  const ends: (() => Promise<void>)[] = [() => api.stop()];
  const shown = new ShownVersions(join(data, 'releases.json'), versions);
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
            onVersion: (version) => void shown.show(definition.name, version).then(resolve),
            onError: (message) => log(`${definition.name} does not build, what was there stays:\n${message}`),
          }),
        );
        return isBuilt;
      }),
    );
    const shell = await startShell({ directory: directories[0], port, data, apiUrl: api.url, show: log });
    ends.push(() => shell.stop());
    shown.address = shell.address;
    return { address: shell.address, ended: shell.ended, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The release document of a development site: what is released elsewhere, and the last build of each remote here. */
class ShownVersions {
  /** Address of the shell, once it runs. */
  address: string | undefined;
  readonly #file: string;
  readonly #versions: Record<string, string>;
  /** Falls back to these where a build does not start. */
  readonly #before: Record<string, string[]> = {};
  #revision = Date.now();
  #writing = Promise.resolve();

  constructor(file: string, versions: Record<string, string>) {
    this.#file = file;
    this.#versions = { ...versions };
  }

  show(name: string, version: string): Promise<void> {
    const before = this.#versions[name];
    this.#before[name] = before === undefined ? [] : [before];
    this.#versions[name] = version;
    this.#writing = this.#writing.then(() => this.#write(name, version));
    return this.#writing;
  }

  async #write(name: string, version: string): Promise<void> {
    this.#revision += 1;
    const remotes = Object.entries(this.#versions).map(([remote, stable]) => [
      remote,
      { stable, candidate: null, percent: 0, salt: '', fallback: this.#before[remote] ?? [] },
    ]);
    const document: ReleaseDocument = { revision: this.#revision, remotes: Object.fromEntries(remotes) };
    await writeWhole(this.#file, JSON.stringify(document, null, 2));
    // A request for a version that the shell does not know makes it read the document at once.
    if (this.address)
      await fetch(`${this.address}/remotes/${name}/${version}/remoteEntry.js`).catch(() => undefined);
  }
}
