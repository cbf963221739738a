import { request } from 'undici';
import { withDeadline } from '@careers/contract/deadline';
import { StaleCache } from '../stale-cache.ts';
import { withSignal } from '../with-signal.ts';
import { sanitiseFormattedFields } from './sanitise.ts';

const MINUTE = 60_000;
/**
 * Referentials, jobs and entities live an hour, offers a minute (decisions.md#states-and-flows); stale ones serve
 * meanwhile.
 */
const LIFETIMES: readonly [prefix: RegExp, milliseconds: number][] = [
  [/^\/api\/v2\.0\/(referentials|jobdescriptions|entity|offerprofiles)\//, 60 * MINUTE],
  [/^\/api\/v2\.0\/offers\//, MINUTE],
];
/** Of a name that nothing bears, such as keywords that are no job's: what lives an hour may come to bear it sooner. */
const NOT_FOUND_LIFETIME = 5 * MINUTE;
const ENTRIES = 5_000;
const BYTES = 64 * 1024 * 1024;
const TIMEOUT_MILLISECONDS = 10_000;

export interface CachedApiOptions {
  apiUrl: string;
  /** Told of answers that are faults of the API, and of none: pages tell visitors, and can do without some. */
  onError(message: string, cause: unknown): void;
}

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
  readonly #options: CachedApiOptions;
  readonly #answers: StaleCache<ApiAnswer>;

  constructor(options: CachedApiOptions) {
    this.#options = options;
    this.#answers = new StaleCache({
      entries: ENTRIES,
      bytes: { maximum: BYTES, of: ({ body }) => body.length },
      lifetimeOf: ({ status }, path) => {
        if (status === 404) return lifetimeOf(path) > MINUTE ? NOT_FOUND_LIFETIME : 0;
        return status === 200 ? lifetimeOf(path) : 0;
      },
      isFailure: ({ status }) => status >= 500,
    });
  }

  /**
   * Returns the answer to a GET of this path and query.
   * @throws TypeError when the API cannot be reached and nothing is kept, as `fetch` does.
   */
  async get(pathAndQuery: string): Promise<ApiAnswer> {
    return this.#answers.get(pathAndQuery, () => this.#ask(pathAndQuery));
  }

  /** `fetch` for the server's loaders: GETs of the API through the cache, all else as it is. */
  readonly fetch: typeof globalThis.fetch = async (input, init) => {
    const asked = input instanceof Request ? input : { url: input, method: 'GET', signal: null };
    if ((init?.method ?? asked.method) !== 'GET') return globalThis.fetch(input, init);
    const url = new URL(asked.url);
    const answer = this.get(url.pathname + url.search);
    const signal = init?.signal ?? asked.signal;
    const { status, headers, body } = await (signal ? withSignal(answer, signal) : answer);
    return new Response(body, { status, headers });
  };

  async #ask(pathAndQuery: string): Promise<ApiAnswer> {
    const { apiUrl, onError } = this.#options;
    const url = new URL(pathAndQuery, apiUrl);
    const asked = `GET ${resourceOf(url)}`;
    try {
      const answer = await withDeadline(TIMEOUT_MILLISECONDS, (signal) => ask(url, signal));
      if (answer.status >= 500) onError(`The job API answers ${answer.status}: ${asked}`, answer.body);
      return answer;
    } catch (error) {
      onError(`The job API gives no answer: ${asked}`, error);
      throw new TypeError('The job API gives no answer', { cause: error });
    }
  }
}

/** The kind of thing that is asked for, `/api/v2.0/offers`: what follows may hold what a visitor typed. */
function resourceOf(url: URL): string {
  return url.pathname.split('/', 4).join('/');
}

/** Follows no redirection: it leads to a page of the site, and browsers do. `fetch` takes three times as long. */
async function ask(url: URL, signal: AbortSignal): Promise<ApiAnswer> {
  const { statusCode, headers, body } = await request(url, {
    signal,
    // Between two servers compressing and reading that again takes longer than sending it does.
    headers: { accept: 'application/json', 'accept-language': 'fr', 'accept-encoding': 'identity' },
  });
  const kept = KEPT_HEADERS.flatMap((name) => {
    const value = headers[name];
    return value === undefined ? [] : [[name, String(value)]];
  });
  return {
    status: statusCode,
    headers: Object.fromEntries(kept),
    body: sanitiseFormattedFields(await body.text()),
  };
}

function lifetimeOf(path: string): number {
  return LIFETIMES.find(([prefix]) => prefix.test(path))?.[1] ?? 0;
}
