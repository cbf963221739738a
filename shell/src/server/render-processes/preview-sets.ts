import { LRUCache } from 'lru-cache';
import { PreviewFailed } from '../previews/preview-errors.ts';
import type { ActiveReleases, ActiveReleasesOptions } from './active-releases.ts';
import type { ActiveSet } from './active-set.ts';
import { canaryKey, loadCanary } from './canary.ts';
import type { RenderProcess } from './render-process.ts';
import { versionName } from './versions.ts';
import type { Version, Versions } from './versions.ts';

/** Each has a canary process of its own: what it does there is done to no candidate. */
const MAX_PREVIEWS = 2;
/** A preview that nobody looks at ends after so long. */
const IDLE_MILLISECONDS = 10 * 60_000;
/** One that could not be shown is tried again after so long. */
const FAILED_MILLISECONDS = 10_000;

export interface PreviewSetsOptions {
  releases: Pick<ActiveReleases, 'released'>;
  startProcess: ActiveReleasesOptions['startProcess'];
  /** Returns what loads versions, without a memory of what others have tried. */
  newVersions(): Versions;
}

/** Released sets with one version that is previewed, each in a canary process that is started when it is asked for. */
export class PreviewSets {
  readonly #options: PreviewSetsOptions;
  readonly #processes = new Set<RenderProcess>();
  readonly #sets = new LRUCache<string, Promise<ActiveSet>>({
    max: MAX_PREVIEWS,
    ttl: IDLE_MILLISECONDS,
    ttlAutopurge: true,
    updateAgeOnGet: true,
    dispose: (set) => void set.then(({ process }) => process.end()).catch(() => undefined),
  });

  constructor(options: PreviewSetsOptions) {
    this.#options = options;
  }

  /** Returns the released versions with this one among them. @throws PreviewFailed where it cannot be loaded. */
  async of(version: Version): Promise<ActiveSet> {
    const released = await this.#options.releases.released();
    const key = canaryKey(released, [version]);
    return this.#sets.get(key) ?? this.#add(key, released, version);
  }

  async stop(): Promise<void> {
    this.#sets.clear();
    await Promise.all([...this.#processes].map((process) => process.end()));
  }

  #add(key: string, released: ActiveSet, version: Version): Promise<ActiveSet> {
    const set = this.#start(released, version, () => this.#sets.delete(key));
    this.#sets.set(key, set);
    set.catch(() => this.#sets.set(key, set, { ttl: FAILED_MILLISECONDS }));
    return set;
  }

  async #start(released: ActiveSet, version: Version, onExit: () => void): Promise<ActiveSet> {
    const { newVersions, startProcess } = this.#options;
    const name = versionName(version);
    const versions = newVersions();
    let started: RenderProcess | undefined;
    try {
      const process = await startProcess('canary', onExit);
      started = process;
      this.#processes.add(process);
      void process.ended.then(() => this.#processes.delete(process));
      const canary = await loadCanary(process, released, [version], versions);
      const set = canary.setOf(released, [version]);
      if (!set) throw new Error(versions.whyNot(...version) ?? 'It cannot be loaded.');
      return { ...set, preview: name };
    } catch (cause) {
      started?.kill();
      throw new PreviewFailed(name, [cause instanceof Error ? cause.message : String(cause)], { cause });
    }
  }
}
