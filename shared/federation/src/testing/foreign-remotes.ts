import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { CONTRACT_VERSION } from '@careers/contract';
import type { RemoteManifest } from '@careers/contract';
import { StoreDirectory } from '../node/artefact-source.ts';
import { ArtefactStore } from '../node/artefact-store.ts';
import { integrityOfDirectory } from '../node/integrity.ts';
import { RemoteLoader } from '../node/remote-loader.ts';
import { serverLibraries } from '../node/server-libraries.ts';

const BUILD = join(import.meta.dirname, 'build-program.ts');

/** A remote of another repository: its sources, and the versions of its installed packages. */
export interface ForeignRemote {
  name: string;
  widgets: readonly string[];
  /** Sources by path, relative to its folder. */
  files: Readonly<Record<string, string>>;
  /** Versions of shared packages, all that is read of them. */
  installed: Readonly<Record<string, string>>;
  /** Folders of packages that it bundles. */
  linked?: Readonly<Record<string, string>>;
}

/** Remotes of other repositories, each published as 1.0.0. */
export class ForeignRemotes {
  readonly #root: string;
  readonly #store: string;
  readonly #uses = new Map<string, NonNullable<RemoteManifest['uses']>>();

  /** Builds both sides of each remote for production, and publishes them. */
  static async publish(...remotes: readonly ForeignRemote[]): Promise<ForeignRemotes> {
    const published = new ForeignRemotes(await mkdtemp(join(tmpdir(), 'foreign-')));
    await published.#build(remotes);
    return published;
  }

  private constructor(root: string) {
    this.#root = root;
    this.#store = join(root, 'store');
  }

  /** Returns a loader of the published remotes, with the libraries of this process. */
  loader(): RemoteLoader {
    const source = new StoreDirectory(this.#store);
    return new RemoteLoader(
      new ArtefactStore({ source, copyDirectory: join(this.#root, 'copies') }),
      serverLibraries(),
    );
  }

  /** Returns the names that the browser build imports from shared modules. */
  usesOf(name: string): Readonly<Record<string, readonly string[]>> {
    return this.#uses.get(name) ?? {};
  }

  /** Returns the folder of a side of a published remote. */
  directoryOf(name: string, side: 'client' | 'server'): string {
    return join(this.#store, name, '1.0.0', side);
  }

  remove(): Promise<void> {
    return rm(this.#root, { recursive: true, force: true });
  }

  async #build(remotes: readonly ForeignRemote[]): Promise<void> {
    const directories = remotes.map(({ name }) => join(this.#root, 'sources', name));
    await Promise.all(remotes.map((remote, index) => writeSources(remote, directories[index] ?? '')));
    // Builds in a child process, as bundlers need plain Node, not jsdom.
    const { stdout } = await promisify(execFile)(process.execPath, [BUILD, this.#store, ...directories]);
    const built = JSON.parse(stdout) as Record<string, Pick<RemoteManifest, 'shared' | 'uses'>>;
    for (const { name, widgets } of remotes) {
      const [client, server] = [this.directoryOf(name, 'client'), this.directoryOf(name, 'server')];
      const manifest: RemoteManifest = {
        ...SETTINGS,
        widgets: [...widgets],
        contract: CONTRACT_VERSION,
        name,
        version: '1.0.0',
        commit: 'unknown',
        fingerprint: 'unknown',
        client: { entry: 'remoteEntry.js', integrity: await integrityOfDirectory(client) },
        server: { entry: 'remoteEntry.cjs', integrity: await integrityOfDirectory(server) },
        chunks: {},
        shared: built[name]?.shared ?? {},
      };
      this.#uses.set(name, built[name]?.uses ?? {});
      await write(join(client, '..', 'remote.json'), JSON.stringify(manifest));
    }
  }
}

const SETTINGS = { role: 'test', mount: [], budgets: { areaKilobytes: 40, widgetKilobytes: 40 } };

async function writeSources(
  { name, widgets, files, installed, linked = {} }: ForeignRemote,
  directory: string,
): Promise<void> {
  const versions = Object.fromEntries(widgets.map((widget) => [widget, '1.0.0']));
  const remote = { ...SETTINGS, widgets: versions };
  const description = { name, version: '1.0.0', type: 'module', remote };
  await write(join(directory, 'package.json'), JSON.stringify(description));
  for (const [module, version] of Object.entries(installed))
    await write(
      join(directory, 'node_modules', module, 'package.json'),
      JSON.stringify({ name: module, version, sideEffects: false }),
    );
  for (const [module, folder] of Object.entries(linked)) {
    const link = join(directory, 'node_modules', module);
    await mkdir(dirname(link), { recursive: true });
    await symlink(folder, link);
  }
  for (const [file, text] of Object.entries(files)) await write(join(directory, file), text);
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
