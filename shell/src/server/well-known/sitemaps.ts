import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { SitemapIndexStream, streamToPromise } from 'sitemap';

/** Long: lists all offers, page by page. */
export const SITEMAP_TIMEOUT_MILLISECONDS = 120_000;

/** Sitemaps, with the name in their URL. */
export const SITEMAPS = { pages: 'pages', offers: 'offres' } as const;
export type SitemapName = keyof typeof SITEMAPS;

export interface Sitemap {
  xml: Uint8Array;
  gzipped: Uint8Array;
}

export async function sitemapIndex(publicBaseUrl: string): Promise<Sitemap> {
  const files = Object.values(SITEMAPS).map((name) => ({ url: `${publicBaseUrl}/sitemap-${name}.xml` }));
  return compressed(await streamToPromise(Readable.from(files).pipe(new SitemapIndexStream())));
}

export async function compressed(xml: Uint8Array): Promise<Sitemap> {
  return { xml, gzipped: await promisify(gzip)(xml) };
}
