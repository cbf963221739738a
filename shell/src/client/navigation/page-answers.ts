import { BUILD_HEADER, DATA_PREFIX } from '@careers/contract';
import type { DataAnswer, PageAnswer } from '@careers/contract';
import type { PageRelease } from './page-release.ts';

/** From reaching for a link to following it: what was fetched is as good as new. */
const PREFETCHED_MILLISECONDS = 30_000;
/** How long a page that was left can be shown again without asking (decisions.md#composition-and-caches). */
const VISITED_MILLISECONDS = 10 * 60_000;
const VISITED_PAGES = 50;
const TIMEOUT_MILLISECONDS = 20_000;

interface Fetched {
  answer: Promise<DataAnswer>;
  abort: AbortController;
  at: number;
}

/** Asks the shell for pages, once each: what was fetched ahead, or is on its way, is not asked for again. */
export class PageAnswers {
  readonly #release: PageRelease;
  readonly #ahead = new Map<string, Fetched>();
  readonly #visited = new Map<string, { answer: PageAnswer; at: number }>();

  /** An answer that does not fit the page's release makes the navigation a document. */
  constructor(release: PageRelease) {
    this.#release = release;
  }

  /** Fetches a page that is likely to be asked for, or that a navigation under way will ask for. */
  fetchAhead(href: string): void {
    if (!this.#fresh(href)) this.#ahead.set(href, this.#fetch(href));
  }

  /** Resolves with what was fetched ahead for a page, and leaves it there; null when it cannot be had. */
  async ahead(href: string): Promise<DataAnswer | null> {
    return (await this.#fresh(href)?.answer.catch(() => null)) ?? null;
  }

  /**
   * Resolves with the answer for a page; what was fetched ahead is used once. Rejects when there is no network and no
   * service worker, and when the signal says that the page is not wanted any more.
   */
  take(href: string, signal: AbortSignal): Promise<DataAnswer> {
    const { answer, abort } = this.#fresh(href) ?? this.#fetch(href);
    this.#ahead.delete(href);
    signal.addEventListener('abort', () => abort.abort(signal.reason), { once: true });
    return answer.catch((error: unknown) => {
      // Without a network the service worker has a document that says so.
      if (error instanceof TypeError && hasServiceWorker()) return { kind: 'document' };
      throw error;
    });
  }

  /** Keeps a page for the entry of the visitor's history that it was shown at. */
  keep(entry: string, answer: PageAnswer): void {
    this.#visited.delete(entry);
    this.#visited.set(entry, { answer, at: performance.now() });
    const [oldest] = this.#visited.keys();
    if (this.#visited.size > VISITED_PAGES && oldest !== undefined) this.#visited.delete(oldest);
  }

  /** Returns what was shown at an entry of the visitor's history, if that was not long ago. */
  visited(entry: string): PageAnswer | undefined {
    const known = this.#visited.get(entry);
    return known && performance.now() - known.at < VISITED_MILLISECONDS ? known.answer : undefined;
  }

  #fresh(href: string): Fetched | undefined {
    const fetched = this.#ahead.get(href);
    return fetched && performance.now() - fetched.at < PREFETCHED_MILLISECONDS ? fetched : undefined;
  }

  #fetch(href: string): Fetched {
    const abort = new AbortController();
    const timer = setTimeout(() => abort.abort(), TIMEOUT_MILLISECONDS);
    const answer = this.#read(href, abort.signal).finally(() => clearTimeout(timer));
    answer.catch(() => this.#ahead.delete(href));
    return { answer, abort, at: performance.now() };
  }

  async #read(href: string, signal: AbortSignal): Promise<DataAnswer> {
    const response = await fetch(DATA_PREFIX + href, { signal });
    const isAnswer = response.ok && response.headers.get('content-type')?.startsWith('application/json');
    // Not for this page to show, or of another release: the document is right in any case.
    if (!isAnswer) return { kind: 'document' };
    const answer = (await response.json()) as DataAnswer;
    const remotes = answer.kind === 'page' ? answer.remotes : [];
    return this.#release.admits(response.headers.get(BUILD_HEADER), remotes) ? answer : { kind: 'document' };
  }
}

function hasServiceWorker(): boolean {
  return 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
}
