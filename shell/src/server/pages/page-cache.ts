import { StaleCache } from '../stale-cache.ts';
import type { Freshness } from '../stale-cache.ts';
import type { StoredAnswer } from './stored-answer.ts';

const MEGABYTE = 1024 * 1024;
const PAGES = { entries: 1_000, bytes: 128 * MEGABYTE, milliseconds: 60_000 };
/** Anybody can ask for pages that do not exist, as many as they like: those never push out one that does. */
const REFUSALS = { entries: 200, bytes: 8 * MEGABYTE, milliseconds: 10_000 };

/** Pages and their data, by what they are made of. They hold nothing about the visitor. */
export class PageCache {
  readonly #pages = cacheOf(PAGES, (answer) => !isRefusal(answer));
  readonly #refusals = cacheOf(REFUSALS, isRefusal);

  /** `keyOf`: the key to keep the answer under, which its making tells. */
  get(
    key: string,
    make: () => Promise<StoredAnswer>,
    keyOf: (answer: StoredAnswer) => string = () => key,
  ): Promise<StoredAnswer> | StoredAnswer {
    const makeOnce = async () => {
      const answer = await make();
      this.#refusals.set(keyOf(answer), answer);
      return answer;
    };
    return this.#refusals.fresh(key) ?? this.#pages.get(key, makeOnce, keyOf);
  }

  /** Keeps an answer that was made along with another. */
  set(key: string, answer: StoredAnswer): void {
    this.#pages.set(key, answer);
    this.#refusals.set(key, answer);
  }

  stateOf(key: string): Freshness {
    return this.#refusals.fresh(key) ? 'hit' : this.#pages.stateOf(key);
  }
}

function cacheOf(limits: typeof PAGES, isKept: (answer: StoredAnswer) => boolean) {
  return new StaleCache<StoredAnswer>({
    entries: limits.entries,
    bytes: { maximum: limits.bytes, of: ({ size }) => size },
    lifetimeOf: (stored) => (isKept(stored) && mayBeKept(stored) ? limits.milliseconds : 0),
    isFailure: ({ answer }) => answer.kind === 'body' && answer.isFailure === true,
  });
}

function mayBeKept({ answer }: StoredAnswer): boolean {
  return answer.kind === 'redirect' || (answer.isKept !== false && answer.isFailure !== true);
}

function isRefusal({ answer }: StoredAnswer): boolean {
  return answer.kind === 'body' && answer.isRefusal === true;
}
