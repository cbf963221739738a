import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { SitemapIndexStream, streamToPromise } from 'sitemap';

/** Long, as a sitemap lists all offers, page by page. */
export const SITEMAP_TIMEOUT_MILLISECONDS = 120_000;
/** Limit of an uncompressed file: the protocol's, plus its first and last lines. */
const MAX_FILE_BYTES = 51 * 1024 * 1024;

/** Sitemaps, with the name in their URL. */
export const SITEMAPS = { pages: 'pages', offers: 'offres' } as const;
export type SitemapName = keyof typeof SITEMAPS;

/** Returns the path of a sitemap file; numbers start at 1. */
export function sitemapPath(name: SitemapName, file: number): string {
  return file === 1 ? `/sitemap-${SITEMAPS[name]}.xml` : `/sitemap-${SITEMAPS[name]}-${file}.xml`;
}

/** Returns the gzipped sitemap index, given the number of files of each sitemap. */
export async function sitemapIndex(
  publicBaseUrl: string,
  files: Readonly<Record<SitemapName, number>>,
): Promise<Uint8Array> {
  const names = Object.keys(SITEMAPS) as SitemapName[];
  const items = names.flatMap((name) =>
    Array.from({ length: files[name] }, (_, index) => ({
      url: publicBaseUrl + sitemapPath(name, index + 1),
    })),
  );
  return gzipped(await streamToPromise(Readable.from(items).pipe(new SitemapIndexStream())));
}

export function gzipped(xml: Uint8Array): Promise<Uint8Array> {
  return promisify(gzip)(xml);
}

/**
 * Decompresses a file, which may come from a remote.
 * @throws RangeError beyond the protocol's size limit.
 */
export function gunzipped(file: Uint8Array): Promise<Uint8Array> {
  return promisify<Uint8Array, { maxOutputLength: number }, Buffer>(gunzip)(file, {
    maxOutputLength: MAX_FILE_BYTES,
  });
}
