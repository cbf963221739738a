import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap';
import type { AreaContext, SitemapAddress } from '@careers/contract';
import type { LoadedRemote } from '@careers/federation/node';

const FRESH_MILLISECONDS = 3600_000;
/** More than search engines read of one file. */
const LARGEST = 50_000;

/** The site's sitemaps by the name in their address. */
export const SITEMAPS = { pages: 'pages', offers: 'offres' } as const;
export type SitemapName = keyof typeof SITEMAPS;

export interface Sitemap {
  xml: Buffer;
  gzipped: Buffer;
}

/**
 * Makes sitemaps of what the areas of a release say that they have (requirement SEO-02). Kept for an hour by
 * release set; a stale one is served while it is made anew, and those who ask for a cold one share the making.
 */
export class Sitemaps {
  readonly #context: AreaContext;
  readonly #made: LRUCache<string, Sitemap, readonly LoadedRemote[]>;

  constructor(context: AreaContext) {
    this.#context = context;
    this.#made = new LRUCache({
      max: 16,
      ttl: FRESH_MILLISECONDS,
      allowStale: true,
      noDeleteOnFetchRejection: true,
      ignoreFetchAbort: true,
      fetchMethod: (key, _stale, { context: remotes, signal }) =>
        this.#make(key.split('|')[0] as SitemapName, remotes, signal),
    });
  }

  /** @throws whatever an area's source throws when there is nothing older to serve. */
  async get(name: SitemapName, setKey: string, remotes: readonly LoadedRemote[]): Promise<Sitemap> {
    const key = `${name}|${setKey}`;
    const sitemap = await this.#made.fetch(key, {
      context: remotes,
      allowStaleOnFetchRejection: this.#made.peek(key) !== undefined,
    });
    if (!sitemap) throw new Error(`The sitemap ${name} was not made.`);
    return sitemap;
  }

  async #make(name: SitemapName, remotes: readonly LoadedRemote[], signal: AbortSignal): Promise<Sitemap> {
    const stream = new SitemapStream({ hostname: this.#context.configuration.publicBaseUrl });
    const items = Readable.from(this.#items(name, remotes, signal));
    items.on('error', (error) => stream.destroy(error));
    return compressed(await streamToPromise(items.pipe(stream)));
  }

  async *#items(name: SitemapName, remotes: readonly LoadedRemote[], signal: AbortSignal) {
    let count = 0;
    for (const { area } of remotes) {
      const source = area?.sitemaps?.[name];
      if (!source) continue;
      for await (const address of source(this.#context, signal)) {
        if (count === LARGEST) return;
        count += 1;
        yield item(address);
      }
    }
  }
}

/** Returns the index of all sitemaps. */
export async function sitemapIndex(publicBaseUrl: string): Promise<Sitemap> {
  const files = Object.values(SITEMAPS).map((name) => ({ url: `${publicBaseUrl}/sitemap-${name}.xml` }));
  return compressed(await streamToPromise(Readable.from(files).pipe(new SitemapIndexStream())));
}

const item = ({ path, lastModified }: SitemapAddress) => ({
  url: path,
  ...(lastModified && { lastmod: lastModified }),
});

const compressed = async (xml: Buffer): Promise<Sitemap> => ({
  xml,
  gzipped: await promisify(gzip)(xml),
});
