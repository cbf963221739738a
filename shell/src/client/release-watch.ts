import { hasUnsavedWork } from './unsaved-work.ts';

/** A navigation, whose data are on their way meanwhile, waits no longer than this for the answer. */
const PATIENCE_MILLISECONDS = 2_000;

/** From reaching for a link to following it: an answer this young is as good as a new one. */
const FRESH_MILLISECONDS = 500;

/**
 * Knows whether the release set that an open page was made with is still the visitor's. Asked when a visitor
 * reaches for a link, so that the answer is there when the link is followed (requirement REL-03).
 */
export class ReleaseWatch {
  readonly #key: string;
  #isStale = false;
  #asking: Promise<void> | undefined;
  #answeredAt = -Infinity;

  constructor(remotes: readonly { name: string; version: string }[]) {
    this.#key = remotes
      .map(({ name, version }) => `${name}@${version}`)
      .sort()
      .join(',');
  }

  /** Asks the server, unless it is being asked or has answered just now. */
  ask(): Promise<void> {
    if (performance.now() - this.#answeredAt < FRESH_MILLISECONDS) return Promise.resolve();
    this.#asking ??= fetch('/release', { signal: AbortSignal.timeout(PATIENCE_MILLISECONDS) })
      .then((response) => response.json() as Promise<{ key: string }>)
      .then(({ key }) => {
        this.#isStale = key !== this.#key;
        this.#answeredAt = performance.now();
      })
      // Without an answer the page goes on as it is: its versions stay available.
      .catch(() => undefined)
      .finally(() => (this.#asking = undefined));
    return this.#asking;
  }

  /** Resolves with whether the next page must be loaded anew; never while something typed would be lost. */
  async mustReload(): Promise<boolean> {
    await this.ask();
    return this.#isStale && !hasUnsavedWork();
  }
}
