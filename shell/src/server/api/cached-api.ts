import { createHash } from 'node:crypto';
import {
  CircuitState,
  ConsecutiveBreaker,
  bulkhead,
  circuitBreaker,
  handleWhen,
  isBrokenCircuitError,
} from 'cockatiel';
import type { BulkheadPolicy } from 'cockatiel';
import { withDeadline } from '@careers/contract/deadline';
import { StaleCache } from '../stale-cache.ts';
import { withSignal } from '../with-signal.ts';
import { sanitiseFormattedFields } from './sanitise.ts';

const MINUTE = 60_000;
/** Time to live by path (decisions.md#states-and-flows). */
const LIFETIMES: readonly [prefix: RegExp, milliseconds: number][] = [
  [/^\/api\/v2\.0\/(referentials|jobdescriptions|entity|offerprofiles)\//, 60 * MINUTE],
  [/^\/api\/v2\.0\/offers\//, MINUTE],
];
/** Shorter than the hour of found entries: a name that does not exist yet may be created. */
const NOT_FOUND_LIFETIME = 5 * MINUTE;
const ENTRIES = 5_000;
const BYTES = 64 * 1024 * 1024;
const TIMEOUT_MILLISECONDS = 10_000;
/**
 * Circuit breaker for an API that hangs: no requests for a while, then one probe, so that pages do not each wait for
 * it.
 */
const MAX_TIMEOUTS = 3;
const PAUSE_MILLISECONDS = 5_000;
const TIMEOUT_AFTER_PAUSE_MILLISECONDS = 1_000;

const ETAG_LENGTH = 22;

export interface CachedApiOptions {
  apiUrl: string;
  /** Maximum concurrent requests to the API; unlimited if callers are limited already. */
  maxRequests?: number;
  /** Receives server errors, time-outs and connection errors of the API. */
  onError(message: string, cause: unknown): void;
}

export interface ApiAnswer {
  status: number;
  headers: Record<string, string>;
  /** Text of JSON, or bytes of anything else, such as a picture of the documentation. */
  body: string | Buffer<ArrayBuffer>;
}

const CACHED_HEADERS = [
  'content-type',
  'x-total-elements',
  'x-total-pages',
  'cache-control',
  'retry-after',
  'location',
];

/**
 * Client of the job API for pages and browsers: sanitises and caches responses, with stale-while-revalidate and
 * stale-if-error; while the API hangs, it fails fast. Caches GETs only, so it holds no personal data.
 */
export class CachedApi {
  readonly #options: CachedApiOptions;
  readonly #answers: StaleCache<ApiAnswer>;
  readonly #places: BulkheadPolicy;
  /** Counts timeouts only: a refused connection costs no time, and ends as soon as the API starts. */
  readonly #breaker = circuitBreaker(
    handleWhen((error) => error instanceof DOMException && error.name === 'TimeoutError'),
    { halfOpenAfter: PAUSE_MILLISECONDS, breaker: new ConsecutiveBreaker(MAX_TIMEOUTS) },
  );
  /** Aborts pending requests once the API is known to hang, so that no page waits for one sent earlier. */
  #underWay = new AbortController();

  constructor(options: CachedApiOptions) {
    this.#options = options;
    this.#breaker.onBreak(() => {
      this.#underWay.abort(new DOMException('Requests before this one had no answer', 'TimeoutError'));
      this.#underWay = new AbortController();
    });
    this.#places = bulkhead(options.maxRequests ?? Infinity);
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
   * Returns the response to a GET. If nothing is cached:
   * @throws TypeError, like `fetch`, when the API is down, and
   * BulkheadRejectedError above the request limit.
   */
  async get(pathAndQuery: string): Promise<ApiAnswer> {
    return this.#answers.get(pathAndQuery, () => this.#places.execute(() => this.#request(pathAndQuery)));
  }

  /** `fetch` for loaders on the server: sends GETs through the cache, other methods directly. */
  readonly fetch: typeof globalThis.fetch = async (input, init) => {
    const incoming = input instanceof Request ? input : { url: input, method: 'GET', signal: null };
    if ((init?.method ?? incoming.method) !== 'GET') return globalThis.fetch(input, init);
    const url = new URL(incoming.url);
    const answer = this.get(url.pathname + url.search);
    const signal = init?.signal ?? incoming.signal;
    const { status, headers, body } = await (signal ? withSignal(answer, signal) : answer);
    return new Response(body, { status, headers });
  };

  async #request(pathAndQuery: string): Promise<ApiAnswer> {
    const { apiUrl, onError } = this.#options;
    const url = new URL(pathAndQuery, apiUrl);
    const endpoint = `GET ${resourceOf(url)}`;
    try {
      const answer = await this.#breaker.execute(() => {
        const isTrial = this.#breaker.state === CircuitState.HalfOpen;
        const milliseconds = isTrial ? TIMEOUT_AFTER_PAUSE_MILLISECONDS : TIMEOUT_MILLISECONDS;
        return withDeadline(milliseconds, (signal) => get(url, signal), this.#underWay.signal);
      });
      if (answer.status >= 500) onError(`The job API answers ${answer.status}: ${endpoint}`, answer.body);
      return answer;
    } catch (error) {
      if (!isBrokenCircuitError(error)) onError(`The job API does not answer: ${endpoint}`, error);
      throw new TypeError('The job API does not answer', { cause: error });
    }
  }
}

/** Returns the collection of a URL, `/api/v2.0/offers`, for logs: the rest may contain what a visitor typed. */
function resourceOf(url: URL): string {
  return url.pathname.split('/', 4).join('/');
}

async function get(url: URL, signal: AbortSignal): Promise<ApiAnswer> {
  const response = await fetch(url, {
    signal,
    // The browser follows them: they point at pages of the site.
    redirect: 'manual',
    // Asks for no compression: on a local network it takes longer than sending.
    headers: { accept: 'application/json', 'accept-language': 'fr', 'accept-encoding': 'identity' },
  });
  const cached = CACHED_HEADERS.flatMap((name) => {
    const value = response.headers.get(name);
    return value === null ? [] : [[name, value]];
  });
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  const body = isJson
    ? sanitiseFormattedFields(await response.text())
    : Buffer.from(await response.arrayBuffer());
  // Hashes the sent body: releases of the shell may sanitise the API's in different ways.
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, ETAG_LENGTH)}"`;
  return { status: response.status, headers: { ...Object.fromEntries(cached), etag }, body };
}

function lifetimeOf(path: string): number {
  return LIFETIMES.find(([prefix]) => prefix.test(path))?.[1] ?? 0;
}
