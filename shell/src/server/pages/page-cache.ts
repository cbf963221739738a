import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { RenderedPage } from '../rendering/page-renderer.tsx';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

const FRESH_MILLISECONDS = 60_000;
const PAGES = 500;
/** Quality 5 is within some per cent of the best in a fifth of its time: pages are compressed once, kept long. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** A page ready to be sent in any encoding. */
export interface StoredPage {
  page: RenderedPage;
  etag: string;
  bodies: Record<'identity' | 'gzip' | 'br', Buffer>;
}

/**
 * Pages by release set and address. They hold nothing about the visitor. A stale page is served while it is
 * rendered anew; visitors who ask for a cold page at once share one rendering.
 */
export class PageCache {
  readonly #pages: LRUCache<string, StoredPage, () => Promise<RenderedPage>>;

  constructor() {
    this.#pages = new LRUCache({
      max: PAGES,
      ttl: FRESH_MILLISECONDS,
      allowStale: true,
      noDeleteOnFetchRejection: true,
      // Those who wait for a page get it, also when a release moves meanwhile: it belongs to the set that they asked for.
      ignoreFetchAbort: true,
      fetchMethod: async (_key, _stale, { options, context }) => {
        const stored = await store(await context());
        // A failure is not worth keeping longer than it takes to be asked for again.
        if (stored.page.kind === 'document' && stored.page.status >= 500) options.ttl = 1;
        return stored;
      },
    });
  }

  /** Returns the page, rendering it only when there is none to serve. */
  async get(key: string, render: () => Promise<RenderedPage>): Promise<StoredPage> {
    // Asked for only where there is a stale page: without one the cache would swallow the reason.
    const allowStaleOnFetchRejection = this.#pages.peek(key) !== undefined;
    const stored = await this.#pages.fetch(key, { context: render, allowStaleOnFetchRejection });
    if (!stored) throw new Error(`${key} was not rendered.`);
    return stored;
  }

  /** Whether a page would be served at once, and whether it is rendered anew meanwhile. */
  stateOf(key: string): 'hit' | 'stale' | 'miss' {
    if (this.#pages.has(key)) return 'hit';
    return this.#pages.peek(key) === undefined ? 'miss' : 'stale';
  }

  /** Forgets all pages: a release has moved. */
  clear(): void {
    this.#pages.clear();
  }
}

async function store(page: RenderedPage): Promise<StoredPage> {
  const identity = Buffer.from(page.kind === 'document' ? page.html : '');
  const [br, gz] = await Promise.all([brotli(identity, BROTLI), gzipped(identity)]);
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
  return { page, etag, bodies: { identity, br, gzip: gz } };
}
