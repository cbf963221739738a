import { LRUCache } from 'lru-cache';
import { LaneGone } from './lane.ts';
import type { TrialFault } from './lane-faults.ts';
import type { LanePage, PageForm } from './messages.ts';
import { askForPage } from './served-set.ts';
import type { ServedSet } from './served-set.ts';

/** For how long an address that a version on trial failed is not asked of it again. */
const PAUSE_MILLISECONDS = 60_000;
const ADDRESSES = 1_000;
/** How often a page is asked of stable lanes, when they end with it. */
const ATTEMPTS = 2;

/** A version on trial has no page to give: stable has. */
export class TrialFailed extends Error {
  override name = 'TrialFailed';
}

export interface LaneRequestsOptions {
  /** The stable set, as soon as there is one. */
  stable(): Promise<ServedSet> | ServedSet;
  onFault(fault: TrialFault): Promise<void>;
}

/** Asks lanes for pages. What a version on trial cannot answer, stable does, in the same request. */
export class LaneRequests {
  readonly #options: LaneRequestsOptions;
  readonly #paused = new LRUCache<string, true>({ max: ADDRESSES, ttl: PAUSE_MILLISECONDS });

  constructor(options: LaneRequestsOptions) {
    this.#options = options;
  }

  /** Returns a page of a set that is on no trial; where its lane ends, another one is asked. */
  async ofStable(set: ServedSet, url: URL, as: PageForm): Promise<LanePage> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await askForPage(set, url, as);
      } catch (error) {
        if (!(error instanceof LaneGone) || attempt === ATTEMPTS) throw error;
        set = await this.#options.stable();
      }
    }
  }

  /**
   * Returns a page of a set on trial.
   * @throws TrialFailed when it throws, ends its lane, takes too long, or is an error's page.
   */
  async ofTrial(set: ServedSet, url: URL, as: PageForm): Promise<LanePage> {
    const page = await askForPage(set, url, as).catch((error: unknown) => {
      throw new TrialFailed(error instanceof Error ? error.message : String(error));
    });
    const [fault] = page.faults;
    if (fault !== undefined) throw new TrialFailed(fault);
    if (page.kind === 'page' && page.status >= 500) throw new TrialFailed(`its status is ${page.status}`);
    return page;
  }

  /**
   * Returns what `ofSet` gives for a set; where that is on trial and fails, what it gives for the stable one. The pair is
   * told, since nothing else than the version differs.
   */
  async withFallback<Value extends { answer: { status: number } }>(
    set: ServedSet,
    url: URL,
    ofSet: (set: ServedSet) => Promise<Value> | Value,
  ): Promise<Value> {
    if (set.onTrial.length === 0) return ofSet(set);
    const address = `${set.key}|${url.pathname}${url.search}`;
    if (this.#paused.has(address)) return ofSet(await this.#options.stable());
    try {
      return await ofSet(set);
    } catch (error) {
      if (!(error instanceof TrialFailed)) throw error;
      this.#paused.set(address, true);
      const started = performance.now();
      const value = await ofSet(await this.#options.stable());
      void this.#options.onFault({
        time: new Date().toISOString(),
        onTrial: set.onTrial,
        path: url.pathname,
        reason: error.message,
        stable: { status: value.answer.status, milliseconds: Math.round(performance.now() - started) },
      });
      return value;
    }
  }
}
