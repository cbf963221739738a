import type { PageRelease } from './page-release.ts';
import { BUILD_HEADER, DATA_PREFIX, PAGE_PREFIX } from '../../protocol/page-answer.ts';
import type { DataAnswer, PageAnswer } from '../../protocol/page-answer.ts';

/** A prefetched answer is fresh for this long. */
const PREFETCHED_TTL_MILLISECONDS = 30_000;
/** A visited page is shown again without a request for this long (decisions.md#composition-and-caches). */
const VISITED_TTL_MILLISECONDS = 10 * 60_000;
const VISITED_PAGES = 50;
const TIMEOUT_MILLISECONDS = 20_000;

/** The data of a page alone, or with its HTML. */
export type AnswerForm = 'data' | 'rendered';
const PREFIXES = { data: DATA_PREFIX, rendered: PAGE_PREFIX };

interface Fetched {
  answer: Promise<DataAnswer>;
  abort: AbortController;
  at: number;
}

/** Requests pages from the shell, without duplicates of prefetched or pending requests. */
export class PageAnswers {
  readonly #release: PageRelease;
  readonly #onAnswering: (href: string) => void;
  readonly #ahead = new Map<string, Fetched>();
  readonly #visited = new Map<string, { address: string; answer: PageAnswer; at: number }>();

  /**
   * A navigation whose answer is incompatible with the page's release loads a document. `onAnswering` is called when a
   * page with HTML starts to arrive.
   */
  constructor(release: PageRelease, onAnswering: (href: string) => void = () => undefined) {
    this.#release = release;
    this.#onAnswering = onAnswering;
  }

  fetchAhead(href: string, form: AnswerForm): void {
    if (!this.#fresh(href)) this.#ahead.set(href, this.#fetch(href, form));
  }

  /** Prefetches an answer and caches it; resolves to null on failure. */
  async ahead(href: string): Promise<DataAnswer | null> {
    return (await this.#fresh(href)?.answer.catch(() => null)) ?? null;
  }

  /**
   * Resolves with the answer for a page, using a prefetched one once. Rejects when offline without a service worker,
   * and on abort.
   */
  take(href: string, form: AnswerForm, signal: AbortSignal): Promise<DataAnswer> {
    const { answer, abort } = this.#fresh(href) ?? this.#fetch(href, form);
    this.#ahead.delete(href);
    signal.addEventListener('abort', () => abort.abort(signal.reason), { once: true });
    return answer.catch((error: unknown) => {
      // Offline, the service worker has the document.
      if (error instanceof TypeError && hasServiceWorker()) return { kind: 'document' };
      throw error;
    });
  }

  /** Caches the page of an address for its history entry. */
  keep(entry: string, address: string, answer: PageAnswer): void {
    this.#visited.delete(entry);
    this.#visited.set(entry, { address, answer, at: performance.now() });
    const [oldest] = this.#visited.keys();
    if (this.#visited.size > VISITED_PAGES && oldest !== undefined) this.#visited.delete(oldest);
  }

  /** Returns the page of a history entry, unless it is stale or the entry has another address. */
  visited(entry: string, address: string): PageAnswer | undefined {
    const known = this.#visited.get(entry);
    const isFresh = known && performance.now() - known.at < VISITED_TTL_MILLISECONDS;
    return isFresh && known.address === address ? known.answer : undefined;
  }

  #fresh(href: string): Fetched | undefined {
    const fetched = this.#ahead.get(href);
    return fetched && performance.now() - fetched.at < PREFETCHED_TTL_MILLISECONDS ? fetched : undefined;
  }

  #fetch(href: string, form: AnswerForm): Fetched {
    const abort = new AbortController();
    const timer = setTimeout(() => abort.abort(), TIMEOUT_MILLISECONDS);
    const answer = this.#read(href, form, abort.signal).finally(() => clearTimeout(timer));
    answer.catch(() => this.#ahead.delete(href));
    return { answer, abort, at: performance.now() };
  }

  async #read(href: string, form: AnswerForm, signal: AbortSignal): Promise<DataAnswer> {
    const response = await fetch(PREFIXES[form] + href, { signal });
    if (form === 'rendered') this.#onAnswering(href);
    const isAnswer = response.ok && response.headers.get('content-type')?.startsWith('application/json');
    // Not a data answer, or of another release: loads the document, which is always right.
    if (!isAnswer) return { kind: 'document' };
    const answer = (await response.json()) as DataAnswer;
    const remotes = answer.kind === 'page' ? answer.remotes : [];
    return this.#release.admits(response.headers.get(BUILD_HEADER), remotes) ? answer : { kind: 'document' };
  }
}

function hasServiceWorker(): boolean {
  return 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
}
