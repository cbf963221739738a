import { chooseVersions } from '@careers/federation/node';
import type { ArtefactStore, Cohort, LoadedRemote, RemoteLoader } from '@careers/federation/node';
import type { ReleaseDocument, RemoteManifest } from '@careers/contract';

/** A set that lacks something is put together anew after this time: the artefact may have been repaired. */
const RETRY_MILLISECONDS = 1_000;

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

/** Returns the remote of a set that brings a widget. */
export function providerOf({ remotes }: ReleaseSet, widget: string): LoadedRemote | undefined {
  return [...remotes.values()].find(({ manifest }) => manifest.widgets.includes(widget));
}

/** Finds the release set of a visitor; a version that cannot be loaded gives way to the one before it. */
export class ReleaseSets {
  readonly #loader: RemoteLoader;
  readonly #store: ArtefactStore;
  readonly #onProblem: (message: string, cause: unknown) => void;
  readonly #reported = new Set<string>();
  #document: ReleaseDocument | undefined;
  #byVersions = new Map<string, Promise<ReleaseSet>>();
  #byCohort = new Map<Cohort, Promise<ReleaseSet>>();

  constructor(
    loader: RemoteLoader,
    store: ArtefactStore,
    onProblem: (message: string, cause: unknown) => void,
  ) {
    this.#loader = loader;
    this.#store = store;
    this.#onProblem = onProblem;
  }

  /** Returns the set of a cohort: the same object for as long as the document is, and all of it can be loaded. */
  for(document: ReleaseDocument, cohort: Cohort): Promise<ReleaseSet> {
    if (document !== this.#document) {
      this.#document = document;
      this.#byVersions = new Map();
      this.#byCohort = new Map();
    }
    const known = this.#byCohort.get(cohort);
    if (known) return known;
    const choices = chooseVersions(document, cohort);
    const key = JSON.stringify(choices);
    const set = this.#byVersions.get(key) ?? this.#load(document, choices, key);
    this.#byVersions.set(key, set);
    this.#byCohort.set(cohort, set);
    return set;
  }

  async #load(
    document: ReleaseDocument,
    choices: Readonly<Record<string, readonly string[]>>,
    key: string,
  ): Promise<ReleaseSet> {
    const loaded = await Promise.all(
      Object.entries(choices).map(
        async ([name, versions]) => [name, await this.#firstThatLoads(name, versions)] as const,
      ),
    );
    const remotes = new Map(loaded.flatMap(([name, remote]) => (remote ? [[name, remote] as const] : [])));
    const isWhole = loaded.every(([name, remote]) => remote?.manifest.version === choices[name]?.[0]);
    if (!isWhole) setTimeout(() => this.#forget(key), RETRY_MILLISECONDS).unref();
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

  #forget(key: string): void {
    this.#byVersions.delete(key);
    this.#byCohort.clear();
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

  /** Once per problem: it is met again whenever it is tried. */
  #report(message: string, cause: unknown): void {
    if (this.#reported.has(message)) return;
    this.#reported.add(message);
    this.#onProblem(message, cause);
  }
}
