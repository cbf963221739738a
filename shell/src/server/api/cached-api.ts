import { LRUCache } from 'lru-cache';
import { withSignal } from '../with-signal.ts';
import { sanitiseFormattedFields } from './sanitise.ts';

const MINUTE = 60_000;
/** Referentials, jobs and entities live an hour, offers a minute (decisions §6); stale ones serve meanwhile. */
const LIFETIMES: readonly [prefix: RegExp, milliseconds: number][] = [
  [/^\/api\/v2\.0\/(referentials|jobdescriptions|entity|offerprofiles)\//, 60 * MINUTE],
  [/^\/api\/v2\.0\/offers\//, MINUTE],
];
const ENTRIES = 5_000;
const BYTES = 64 * 1024 * 1024;
const TIMEOUT_MILLISECONDS = 10_000;

/** An answer of the API, kept as text. */
export interface ApiAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

const KEPT_HEADERS = [
  'content-type',
  'x-total-elements',
  'x-total-pages',
  'cache-control',
  'retry-after',
  'location',
];

/**
 * The job API as pages and browsers see it: sanitised, cached, stale while it is fetched anew, and stale
 * rather than nothing when it is down. Nothing personal passes here: only GET answers are kept.
 */
export class CachedApi {
  readonly #apiUrl: string;
  readonly #answers: LRUCache<string, ApiAnswer>;

  constructor(apiUrl: string) {
    this.#apiUrl = apiUrl;
    this.#answers = new LRUCache<string, ApiAnswer>({
      max: ENTRIES,
      maxSize: BYTES,
      sizeCalculation: (answer) => answer.body.length + 1,
      allowStale: true,
      noDeleteOnFetchRejection: true,
      // Those who wait for an answer get it, also when it has left the cache meanwhile.
      ignoreFetchAbort: true,
      fetchMethod: async (path, _stale, { signal, options }) => {
        const answer = await this.#request(path, signal);
        if (answer.status === 200) options.ttl = lifetimeOf(path);
        else if (answer.status >= 500) throw new ApiDownError(answer);
        else options.ttl = 1;
        return answer;
      },
    });
  }

  /**
   * Returns the answer to a GET of this path and query.
   * @throws TypeError when the API cannot be reached and nothing is kept, as `fetch` does.
   */
  async get(pathAndQuery: string): Promise<ApiAnswer> {
    try {
      // Asked for only where there is a stale answer: without one the cache would swallow the reason.
      const allowStaleOnFetchRejection = this.#answers.peek(pathAndQuery) !== undefined;
      const answer = await this.#answers.fetch(pathAndQuery, { allowStaleOnFetchRejection });
      if (!answer) throw new TypeError('The job API gave no answer.');
      return answer;
    } catch (error) {
      if (error instanceof ApiDownError) return error.answer;
      throw error;
    }
  }

  /** `fetch` for the server's loaders: GETs of the API through the cache, all else as it is. */
  readonly fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    if (request.method !== 'GET') return globalThis.fetch(request);
    const { status, headers, body } = await withSignal(this.get(url.pathname + url.search), request.signal);
    return new Response(body, { status, headers });
  };

  async #request(path: string, signal: AbortSignal): Promise<ApiAnswer> {
    const response = await fetch(new URL(path, this.#apiUrl), {
      headers: { accept: 'application/json', 'accept-language': 'fr' },
      // A redirection leads to a page of the site: the browser follows it.
      redirect: 'manual',
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MILLISECONDS)]),
    });
    const headers = Object.fromEntries(
      KEPT_HEADERS.flatMap((name) => {
        const value = response.headers.get(name);
        return value === null ? [] : [[name, value]];
      }),
    );
    return { status: response.status, headers, body: sanitiseFormattedFields(await response.text()) };
  }
}

class ApiDownError extends Error {
  readonly answer: ApiAnswer;

  constructor(answer: ApiAnswer) {
    super(`The job API answered ${answer.status}.`);
    this.answer = answer;
  }
}

function lifetimeOf(path: string): number {
  return LIFETIMES.find(([prefix]) => prefix.test(path))?.[1] ?? 1;
}
