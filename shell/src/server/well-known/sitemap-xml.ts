import { Readable } from 'node:stream';
import { SitemapStream, streamToPromise } from 'sitemap';
import type { AreaContext, SitemapAddress } from '@careers/contract';
import type { LoadedRemote } from '@careers/federation/node';
import { SITEMAP_TIMEOUT_MILLISECONDS, gzipped } from './sitemaps.ts';
import type { SitemapName } from './sitemaps.ts';

/** Limits of the sitemap protocol, per file. */
const LIMITS = { addresses: 50_000, bytes: 50 * 1024 * 1024 };
/** Overhead of an address in a file: its tags and date. */
const ITEM_BYTES = 150;

/**
 * Returns gzipped sitemap files of the areas' addresses (requirement SEO-02).
 * @throws errors of an area's source.
 */
export async function sitemapFiles(
  context: AreaContext,
  name: SitemapName,
  remotes: readonly LoadedRemote[],
  limits = LIMITS,
): Promise<Uint8Array[]> {
  const { publicBaseUrl } = context.configuration;
  const files: Uint8Array[] = [];
  for await (const addresses of portions(addressesOf(context, name, remotes), publicBaseUrl, limits)) {
    const stream = Readable.from(addresses.map(item)).pipe(new SitemapStream({ hostname: publicBaseUrl }));
    files.push(await gzipped(await streamToPromise(stream)));
  }
  return files;
}

async function* addressesOf(context: AreaContext, name: SitemapName, remotes: readonly LoadedRemote[]) {
  const signal = AbortSignal.timeout(SITEMAP_TIMEOUT_MILLISECONDS);
  for (const { area } of remotes) {
    const source = area?.sitemaps?.[name];
    if (source) yield* source(context, signal);
  }
}

/** Splits addresses into files. */
async function* portions(
  addresses: AsyncIterable<SitemapAddress>,
  publicBaseUrl: string,
  limits: typeof LIMITS,
): AsyncGenerator<SitemapAddress[]> {
  let portion: SitemapAddress[] = [];
  let bytes = 0;
  for await (const address of addresses) {
    const size = new URL(address.path, publicBaseUrl).href.replaceAll('&', '&amp;').length + ITEM_BYTES;
    if (portion.length === limits.addresses || (portion.length > 0 && bytes + size > limits.bytes)) {
      yield portion;
      portion = [];
      bytes = 0;
    }
    portion.push(address);
    bytes += size;
  }
  if (portion.length > 0) yield portion;
}

const item = ({ path, lastModified }: SitemapAddress) => ({
  url: path,
  ...(lastModified && { lastmod: lastModified }),
});
