import type { CDPSession } from '@playwright/test';

export interface LoggedRequest {
  url: string;
  /** Resource type of the DevTools protocol: Document, Script, Prefetch, … */
  type: string;
  /** Milliseconds since 1970. */
  at: number;
  /** Milliseconds since 1970; infinite while pending. */
  endedAt: number;
  status: number;
  /** Transferred bytes, with headers. */
  bytes: number;
  /** Bytes of the response's headers, which HTTP/2 would compress. */
  headerBytes: number;
  /** Content encoding; empty when not compressed. */
  encoding: string;
  isFromCache: boolean;
}

/** Records a page's requests from the DevTools protocol. */
export class NetworkLog {
  readonly requests: LoggedRequest[] = [];
  /** Time of the last network activity, in milliseconds since 1970. */
  changedAt = Date.now();
  readonly #pending = new Map<string, LoggedRequest>();

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
        headerBytes: 0,
        encoding: '',
        isFromCache: false,
      };
      this.requests.push(logged);
      this.#pending.set(requestId, logged);
      this.changedAt = Date.now();
    });
    session.on('Network.requestServedFromCache', ({ requestId }) =>
      this.#update(requestId, { isFromCache: true }),
    );
    session.on('Network.responseReceived', ({ requestId, type, response }) => {
      const {
        status,
        encodedDataLength: headerBytes,
        fromDiskCache = false,
        fromPrefetchCache = false,
      } = response;
      const encoding = response.headers['content-encoding'] ?? response.headers['Content-Encoding'] ?? '';
      const isFromCache = fromDiskCache || fromPrefetchCache;
      this.#update(requestId, {
        type,
        status,
        encoding,
        headerBytes,
        ...(isFromCache ? { isFromCache } : {}),
      });
      if (type === 'Document') this.#cancelOthers(requestId);
    });
    session.on('Network.dataReceived', () => (this.changedAt = Date.now()));
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
      this.#end(requestId, encodedDataLength),
    );
    session.on('Network.loadingFailed', ({ requestId }) => this.#end(requestId, 0));
  }

  /** URLs of pending requests. */
  get pending(): string[] {
    return [...this.#pending.values()].map(({ url }) => url);
  }

  /** Returns the requests between two times, without cached ones. */
  between(from: number, to: number): LoggedRequest[] {
    return this.requests.filter(({ at, isFromCache }) => at >= from && at <= to && !isFromCache);
  }

  #update(id: string, facts: Partial<LoggedRequest>): void {
    Object.assign(this.#pending.get(id) ?? {}, facts);
    this.changedAt = Date.now();
  }

  /** A new document cancels the requests of the one before, prefetches among them, often without an event. */
  #cancelOthers(id: string): void {
    for (const other of this.#pending.keys()) if (other !== id) this.#end(other, 0);
  }

  #end(id: string, bytes: number): void {
    this.#update(id, { bytes, endedAt: Date.now() });
    this.#pending.delete(id);
  }
}
