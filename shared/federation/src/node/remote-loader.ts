import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createInstance } from '@module-federation/runtime';
import { AREA_MODULE, CONTRACT_WINDOW, isInWindow, widgetModule } from '@careers/contract';
import type { Area, RemoteManifest, ShellManifest, Widget } from '@careers/contract';
import { ArtefactError } from './artefact-error.ts';
import type { ArtefactStore } from './artefact-store.ts';
import { checkedArea } from './checked-area.ts';
import { describeShared, unmetNeeds } from './shared-needs.ts';
import type { SharedLibraries } from './shared-needs.ts';

/** Verified copies of versions. */
type Copies = Pick<ArtefactStore, 'fetch' | 'copyOf'>;

/** One version of a remote, loaded in this process. */
export interface LoadedRemote {
  manifest: RemoteManifest;
  area: Area | null;
  widget(name: string): Promise<Widget>;
}

/** Runs verified artefacts in this process, also several versions of one remote. */
export class RemoteLoader {
  /** Shared modules of this process. */
  readonly shared: ShellManifest['shared'];
  readonly #store: Copies;
  readonly #federation: ReturnType<typeof createInstance>;
  readonly #loaded = new Map<string, Promise<LoadedRemote>>();

  /** `shared`: the caller's singleton modules. */
  constructor(store: Copies, shared: SharedLibraries) {
    this.#store = store;
    this.shared = describeShared(shared);
    this.#federation = createInstance({
      name: 'shell-server',
      remotes: [],
      shared: Object.fromEntries(
        Object.entries(shared).map(([name, { version, range, lib }]) => [
          name,
          { version, lib, shareConfig: { singleton: true, requiredVersion: range } },
        ]),
      ),
      plugins: [
        {
          name: 'require-verified-copy',
          // Safe, as only files of verified copies are registered.
          loadEntry: ({ remoteInfo }) => Promise.resolve(createRequire(remoteInfo.entry)(remoteInfo.entry)),
        },
      ],
    });
  }

  /**
   * Returns a version, verified and initialised.
   * @throws ArtefactError if it fails verification or breaks the contract;
   * the next call retries.
   */
  load(name: string, version: string): Promise<LoadedRemote> {
    const key = `${name}@${version}`;
    const known = this.#loaded.get(key);
    if (known) return known;
    const attempt = this.#start(name, version);
    this.#loaded.set(key, attempt);
    attempt.catch(() => this.#loaded.delete(key));
    return attempt;
  }

  async #start(name: string, version: string): Promise<LoadedRemote> {
    const manifest = await this.#store.fetch(name, version);
    const unmet = unmetNeeds(manifest, { contracts: [...CONTRACT_WINDOW], shared: this.shared });
    if (unmet.length > 0)
      throw new ArtefactError(`${name}@${version} needs a newer shell than this one: ${unmet.join('; ')}.`);
    const container = `${name}@${version}`;
    const entry = join(this.#store.copyOf(name, version), 'server', manifest.server.entry);
    this.#federation.registerRemotes([{ name: container, entry, type: 'commonjs-module' }], { force: true });
    return {
      manifest,
      area:
        manifest.mount.length > 0
          ? checkedArea(await this.#module<Area>(container, AREA_MODULE), manifest)
          : null,
      widget: async (widget) => {
        const path = widgetModule(widget);
        const exposed = await this.#module<Widget>(container, path);
        if (exposed && isInWindow(exposed.contract)) return exposed;
        throw new ArtefactError(
          `${container} exposes no ${path} of contract ${CONTRACT_WINDOW.join(' or ')}.`,
        );
      },
    };
  }

  /** Returns the default export of an exposed module. */
  async #module<Exposed>(container: string, path: string): Promise<Exposed | undefined> {
    const module = await this.#federation
      .loadRemote<{ default?: Exposed }>(`${container}/${path.slice(2)}`)
      .catch((cause: unknown) => {
        throw new ArtefactError(`${container} does not start: ${path} cannot be loaded.`, { cause });
      });
    return module?.default;
  }
}
