import type { CDPSession } from '@playwright/test';

export interface LoggedRequest {
  url: string;
  /** As the DevTools protocol names it: Document, Script, Prefetch, … */
  type: string;
  /** Milliseconds since 1970. */
  at: number;
  /** The same; never while it is under way. */
  endedAt: number;
  status: number;
  /** Bytes that came over the network, headers included. */
  bytes: number;
  /** How the body was compressed; empty when it was not. */
  encoding: string;
  isFromCache: boolean;
}

/** What a page asks for, as the browser's network sees it. */
export class NetworkLog {
  readonly requests: LoggedRequest[] = [];
  /** When something was last asked for or arrived, in milliseconds since 1970. */
  changedAt = Date.now();
  readonly #underWay = new Map<string, LoggedRequest>();

  constructor(session: CDPSession) {
    session.on('Network.requestWillBeSent', ({ requestId, request, type = 'Other', wallTime }) => {
      if (!request.url.startsWith('http')) return;
      const logged: LoggedRequest = {
        url: request.url,
        type,
        at: wallTime * 1000,
        endedAt: Number.POSITIVE_INFINITY,
        status: 0,
        bytes: 0,
        encoding: '',
        isFromCache: false,
      };
      this.requests.push(logged);
      this.#underWay.set(requestId, logged);
      this.changedAt = Date.now();
    });
    session.on('Network.requestServedFromCache', ({ requestId }) =>
      this.#learn(requestId, { isFromCache: true }),
    );
    session.on('Network.responseReceived', ({ requestId, type, response }) => {
      const { status, fromDiskCache = false, fromPrefetchCache = false } = response;
      const encoding = response.headers['content-encoding'] ?? response.headers['Content-Encoding'] ?? '';
      const isFromCache = fromDiskCache || fromPrefetchCache;
      this.#learn(requestId, { type, status, encoding, ...(isFromCache ? { isFromCache } : {}) });
    });
    session.on('Network.dataReceived', () => (this.changedAt = Date.now()));
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
      this.#end(requestId, encodedDataLength),
    );
    session.on('Network.loadingFailed', ({ requestId }) => this.#end(requestId, 0));
  }

  /** Addresses that have not been answered yet. */
  get underWay(): string[] {
    return [...this.#underWay.values()].map(({ url }) => url);
  }

  /** What was asked for between two times, and had to come from the network. */
  between(from: number, to: number): LoggedRequest[] {
    return this.requests.filter(({ at, isFromCache }) => at >= from && at <= to && !isFromCache);
  }

  #learn(id: string, facts: Partial<LoggedRequest>): void {
    Object.assign(this.#underWay.get(id) ?? {}, facts);
    this.changedAt = Date.now();
  }

  #end(id: string, bytes: number): void {
    this.#learn(id, { bytes, endedAt: Date.now() });
    this.#underWay.delete(id);
  }
}
