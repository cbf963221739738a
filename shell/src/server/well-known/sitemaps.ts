import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { SitemapIndexStream, streamToPromise } from 'sitemap';
import { StaleCache } from '../stale-cache.ts';

const FRESH_MILLISECONDS = 3600_000;
/** All offers are listed page by page. */
export const SITEMAP_TIMEOUT_MILLISECONDS = 120_000;

/** The site's sitemaps by the name in their address. */
export const SITEMAPS = { pages: 'pages', offers: 'offres' } as const;
export type SitemapName = keyof typeof SITEMAPS;

export interface Sitemap {
  xml: Buffer;
  gzipped: Buffer;
}

/**
 * Keeps sitemaps for an hour by release set; a stale one is served while it is made anew, and those who ask for a cold one
 * share the making.
 */
export class Sitemaps {
  readonly #made = new StaleCache<Sitemap>({ entries: 16, lifetimeOf: () => FRESH_MILLISECONDS });

  /** Rejects as `make` does when there is nothing older to serve. */
  async get(name: SitemapName, setKey: string, make: () => Promise<Uint8Array>): Promise<Sitemap> {
    return this.#made.get(`${name}|${setKey}`, async () => compressed(Buffer.from(await make())));
  }
}

/** Returns the index of all sitemaps. */
export async function sitemapIndex(publicBaseUrl: string): Promise<Sitemap> {
  const files = Object.values(SITEMAPS).map((name) => ({ url: `${publicBaseUrl}/sitemap-${name}.xml` }));
  return compressed(await streamToPromise(Readable.from(files).pipe(new SitemapIndexStream())));
}

const compressed = async (xml: Buffer): Promise<Sitemap> => ({
  xml,
  gzipped: await promisify(gzip)(xml),
});
