import { LRUCache } from 'lru-cache';
import { PreviewFailed } from '../previews/preview-errors.ts';
import type { ActiveReleases } from './active-releases.ts';
import type { ActiveSet } from './active-set.ts';
import { canaryKey } from './canary.ts';
import type { SeparateCanaries } from './separate-canaries.ts';
import { versionName } from './versions.ts';
import type { Version } from './versions.ts';

/** Maximum number of previews, each with its own canary process. */
const MAX_PREVIEWS = 2;
/** Idle timeout of a preview. */
const IDLE_MILLISECONDS = 10 * 60_000;
/** Delay before a failed preview is retried. */
const FAILED_MILLISECONDS = 10_000;

export interface PreviewSetsOptions {
  releases: Pick<ActiveReleases, 'released'>;
  canaries: SeparateCanaries;
}

/** Released sets with one previewed version, each in a canary process started on demand. */
export class PreviewSets {
  readonly #options: PreviewSetsOptions;
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

  /**
   * Returns the released set with this version.
   * @throws PreviewFailed if it cannot be loaded.
   */
  async of(version: Version): Promise<ActiveSet> {
    const released = await this.#options.releases.released();
    const key = canaryKey(released, [version]);
    return this.#sets.get(key) ?? this.#add(key, released, version);
  }

  async stop(): Promise<void> {
    this.#sets.clear();
    await this.#options.canaries.stop();
  }

  #add(key: string, released: ActiveSet, version: Version): Promise<ActiveSet> {
    const set = this.#start(released, version, () => this.#sets.delete(key));
    this.#sets.set(key, set);
    set.catch(() => this.#sets.set(key, set, { ttl: FAILED_MILLISECONDS }));
    return set;
  }

  async #start(released: ActiveSet, version: Version, onExit: () => void): Promise<ActiveSet> {
    const preview = versionName(version);
    try {
      return { ...(await this.#options.canaries.start(released, [version], onExit)), preview };
    } catch (cause) {
      throw new PreviewFailed(preview, [cause instanceof Error ? cause.message : String(cause)], { cause });
    }
  }
}
