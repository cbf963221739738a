import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap';
import type { AreaContext, SitemapAddress } from '@careers/contract';
import type { LoadedRemote } from '@careers/federation/node';
import { StaleCache } from '../stale-cache.ts';

const FRESH_MILLISECONDS = 3600_000;
/** All offers are listed page by page. */
const TIMEOUT_MILLISECONDS = 120_000;
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
  readonly #made = new StaleCache<Sitemap>({ entries: 16, lifetimeOf: () => FRESH_MILLISECONDS });

  constructor(context: AreaContext) {
    this.#context = context;
  }

  /** Rejects as an area's source does when there is nothing older to serve. */
  async get(name: SitemapName, setKey: string, remotes: readonly LoadedRemote[]): Promise<Sitemap> {
    return this.#made.get(`${name}|${setKey}`, () => this.#make(name, remotes));
  }

  async #make(name: SitemapName, remotes: readonly LoadedRemote[]): Promise<Sitemap> {
    const stream = new SitemapStream({ hostname: this.#context.configuration.publicBaseUrl });
    const items = Readable.from(this.#items(name, remotes, AbortSignal.timeout(TIMEOUT_MILLISECONDS)));
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
