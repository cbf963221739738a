import {
  ConsecutiveBreaker,
  bulkhead,
  circuitBreaker,
  handleWhen,
  isBrokenCircuitError,
  isBulkheadRejectedError,
  wrap,
} from 'cockatiel';
import type { IPolicy } from 'cockatiel';
import { LRUCache } from 'lru-cache';
import { Agent, errors, request } from 'undici';
import type { Dispatcher } from 'undici';
import { withDeadline } from '@careers/contract/deadline';
import { answerOf } from './backend-answer.ts';
import type { BackendAnswer } from './backend-answer.ts';
import { backendAddress } from './backend-address.ts';
import type { BackendTarget } from './backend-address.ts';
import { BackendError } from './backend-error.ts';
import { InternalAddress, isPublicOrigin, lookupPublic } from './public-addresses.ts';

/** Timeout of a whole exchange; a page's loaders have 12 s in total. */
const TIMEOUT_MILLISECONDS = 5_000;
/** Maximum body size of a request or response. */
export const MAX_BACKEND_BYTES = 1024 * 1024;
/** Maximum concurrent requests per backend: a slow one leaves room for others. */
const MAX_REQUESTS = 32;
/** Circuit breaker for a backend that does not answer: no requests for a while, then one probe. */
const MAX_OUTAGES = 5;
const PAUSE_MILLISECONDS = 5_000;
/** Maximum number of origins with state. */
const MAX_ORIGINS = 200;

/** Forwarded request headers: none identifies the visitor. */
const REQUEST_HEADERS = ['accept', 'accept-language', 'content-type', 'if-none-match'];

const AGENT = { maxResponseSize: MAX_BACKEND_BYTES, connections: MAX_REQUESTS };

export interface BackendsOptions {
  /** Environment of the registry, which selects the declared origins. */
  environment: string;
  /** Origins that the operator allows despite being internal or without HTTPS. */
  allowedOrigins: readonly string[];
  timeoutMilliseconds?: number;
  pauseMilliseconds?: number;
}

export interface BackendRequest extends BackendTarget {
  /** Headers other than `REQUEST_HEADERS` are dropped. */
  headers: Readonly<Record<string, string | undefined>>;
  body?: Uint8Array | undefined;
  signal?: AbortSignal | undefined;
}

/**
 * HTTP client of teams' backends: sends only requests that a manifest declares, within limits, and follows no
 * redirects.
 */
export class Backends {
  readonly #options: BackendsOptions;
  readonly #origins = new LRUCache<string, IPolicy>({ max: MAX_ORIGINS });
  readonly #publicly = new Agent({ ...AGENT, connect: { lookup: lookupPublic } });
  readonly #allowed = new Agent(AGENT);

  constructor(options: BackendsOptions) {
    this.#options = options;
  }

  /**
   * Returns the backend's answer, whatever its status.
   * @throws BackendError with what to do.
   */
  async send({ headers, body, signal, ...target }: BackendRequest): Promise<BackendAnswer> {
    const address = backendAddress(target, this.#options.environment);
    const label = `The backend ${target.name} of ${target.manifest.name}`;
    if (body && body.length > MAX_BACKEND_BYTES)
      throw new BackendError(
        'backend-request-too-large',
        `${label} is sent at most ${MAX_BACKEND_BYTES} bytes at once.`,
      );
    const dispatcher = this.#dispatcherOf(address, label);
    const policy = this.#of(address.origin);
    const sent = { method: target.method as Dispatcher.HttpMethod, headers: allowedHeaders(headers) };
    const timeout = this.#options.timeoutMilliseconds ?? TIMEOUT_MILLISECONDS;
    try {
      return await policy.execute(() =>
        withDeadline(
          timeout,
          async (own) =>
            answerOf(await request(address, { ...sent, body: body ?? null, dispatcher, signal: own }), label),
          signal,
        ).catch((cause: unknown) => {
          throw signal?.aborted ? cause : backendError(cause, label, timeout);
        }),
      );
    } catch (error) {
      if (isBulkheadRejectedError(error))
        throw new BackendError('backend-busy', `${label} is being asked ${MAX_REQUESTS} times already.`);
      if (!isBrokenCircuitError(error)) throw error;
      throw new BackendError(
        'backend-unavailable',
        `${label} has not answered ${MAX_OUTAGES} times in a row: it is asked again in a moment.`,
      );
    }
  }

  async close(): Promise<void> {
    await Promise.all([this.#publicly.destroy(), this.#allowed.destroy()]);
  }

  #dispatcherOf(address: URL, label: string): Dispatcher {
    if (this.#options.allowedOrigins.includes(address.origin)) return this.#allowed;
    if (isPublicOrigin(address)) return this.#publicly;
    throw internal(label, address.origin);
  }

  #of(origin: string): IPolicy {
    const known = this.#origins.get(origin);
    if (known) return known;
    const breaker = circuitBreaker(
      handleWhen((error) => error instanceof BackendError && error.isOutage),
      {
        halfOpenAfter: this.#options.pauseMilliseconds ?? PAUSE_MILLISECONDS,
        breaker: new ConsecutiveBreaker(MAX_OUTAGES),
      },
    );
    const created = wrap(bulkhead(MAX_REQUESTS), breaker);
    this.#origins.set(origin, created);
    return created;
  }
}

function allowedHeaders(headers: BackendRequest['headers']): Record<string, string> {
  const kept = REQUEST_HEADERS.flatMap((name) => {
    const value = headers[name];
    return value === undefined ? [] : [[name, value]];
  });
  return { ...(Object.fromEntries(kept) as Record<string, string>), 'accept-encoding': 'identity' };
}

function internal(label: string, origin: string): BackendError {
  return new BackendError(
    'backend-origin',
    `${label} is at ${origin}, which is internal or without HTTPS: the operator of this environment allows it in BACKEND_ORIGINS.`,
  );
}

/** Translates a failed exchange into an error with its cause, which Node's `fetch` hides. */
function backendError(cause: unknown, label: string, milliseconds: number): BackendError {
  if (cause instanceof BackendError) return cause;
  if (cause instanceof DOMException && cause.name === 'TimeoutError')
    return new BackendError('backend-timeout', `${label} has not answered within ${milliseconds} ms.`, {
      cause,
    });
  if (cause instanceof errors.ResponseExceededMaxSizeError)
    return new BackendError('backend-answer', `${label} answers more than ${MAX_BACKEND_BYTES} bytes.`, {
      cause,
    });
  if (cause instanceof InternalAddress)
    return new BackendError(
      'backend-origin',
      `${label}: ${cause.message}. The operator of this environment allows it in BACKEND_ORIGINS.`,
      { cause },
    );
  return new BackendError('backend-unavailable', `${label} cannot be reached.`, { cause });
}
