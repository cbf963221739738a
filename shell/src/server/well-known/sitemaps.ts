import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { SitemapIndexStream, streamToPromise } from 'sitemap';
import { StaleCache } from '../stale-cache.ts';

const FRESH_MILLISECONDS = 3600_000;
/** Long: lists all offers, page by page. */
export const SITEMAP_TIMEOUT_MILLISECONDS = 120_000;

/** Sitemaps, with the name in their URL. */
export const SITEMAPS = { pages: 'pages', offers: 'offres' } as const;
export type SitemapName = keyof typeof SITEMAPS;

export interface Sitemap {
  xml: Buffer;
  gzipped: Buffer;
}

/** Caches sitemaps by release set for an hour, stale while revalidating. */
export class Sitemaps {
  readonly #cache = new StaleCache<Sitemap>({ entries: 16, lifetimeOf: () => FRESH_MILLISECONDS });

  /** Rejects as `generate` does when nothing is cached. */
  async get(name: SitemapName, setKey: string, generate: () => Promise<Uint8Array>): Promise<Sitemap> {
    return this.#cache.get(`${name}|${setKey}`, async () => compressed(Buffer.from(await generate())));
  }
}

/** Returns the sitemap index. */
export async function sitemapIndex(publicBaseUrl: string): Promise<Sitemap> {
  const files = Object.values(SITEMAPS).map((name) => ({ url: `${publicBaseUrl}/sitemap-${name}.xml` }));
  return compressed(await streamToPromise(Readable.from(files).pipe(new SitemapIndexStream())));
}

const compressed = async (xml: Buffer): Promise<Sitemap> => ({
  xml,
  gzipped: await promisify(gzip)(xml),
});
