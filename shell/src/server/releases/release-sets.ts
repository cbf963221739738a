import { chooseVersions } from '@careers/federation/node';
import type { ArtefactStore, LoadedRemote, RemoteLoader, Visitor } from '@careers/federation/node';
import type { ReleaseDocument, RemoteManifest } from '@careers/contract';

/** One version of each remote, loaded: all that a page is made of. */
export interface ReleaseSet {
  /** `name@version` of each remote: pages of the same key are the same. */
  key: string;
  revision: number;
  remotes: ReadonlyMap<string, LoadedRemote>;
  /** Remotes of which no version could be loaded, with the paths they would serve. */
  missing: readonly { name: string; mount: readonly string[] }[];
}

/** Returns what each remote of a set says of itself. */
export function manifestsOf({ remotes }: Pick<ReleaseSet, 'remotes'>): RemoteManifest[] {
  return [...remotes.values()].map(({ manifest }) => manifest);
}

/** Finds the release set of a visitor; a version that cannot be loaded gives way to the one before it. */
export class ReleaseSets {
  readonly #loader: RemoteLoader;
  readonly #store: ArtefactStore;
  readonly #onProblem: (message: string, cause: unknown) => void;
  readonly #reported = new Set<string>();

  constructor(
    loader: RemoteLoader,
    store: ArtefactStore,
    onProblem: (message: string, cause: unknown) => void,
  ) {
    this.#loader = loader;
    this.#store = store;
    this.#onProblem = onProblem;
  }

  async for(document: ReleaseDocument, visitor: Visitor): Promise<ReleaseSet> {
    const choices = Object.entries(chooseVersions(document, visitor));
    const loaded = await Promise.all(
      choices.map(async ([name, versions]) => [name, await this.#firstThatLoads(name, versions)] as const),
    );
    const remotes = new Map(loaded.flatMap(([name, remote]) => (remote ? [[name, remote] as const] : [])));
    return {
      key: [...remotes]
        .map(([name, { manifest }]) => `${name}@${manifest.version}`)
        .sort()
        .join(','),
      revision: document.revision,
      remotes,
      missing: await Promise.all(
        loaded.filter(([, remote]) => !remote).map(([name]) => this.#describe(name, document)),
      ),
    };
  }

  /** Paths of a remote that cannot be loaded, from what its stable version says of itself. */
  async #describe(name: string, document: ReleaseDocument) {
    const stable = document.remotes[name]?.stable ?? '';
    const manifest = await this.#store.describe(name, stable).catch(() => null);
    return { name, mount: manifest?.mount ?? [] };
  }

  async #firstThatLoads(name: string, versions: readonly string[]): Promise<LoadedRemote | null> {
    for (const version of versions) {
      try {
        return await this.#loader.load(name, version);
      } catch (error) {
        this.#report(`${name}@${version} is not served: ${String(error)}`, error);
      }
    }
    return null;
  }

  /** Once per problem: it is met again at every request. */
  #report(message: string, cause: unknown): void {
    if (this.#reported.has(message)) return;
    this.#reported.add(message);
    this.#onProblem(message, cause);
  }
}
