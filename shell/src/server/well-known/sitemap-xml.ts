import { Readable } from 'node:stream';
import { SitemapStream, streamToPromise } from 'sitemap';
import type { AreaContext, SitemapAddress } from '@careers/contract';
import type { LoadedRemote } from '@careers/federation/node';
import { SITEMAP_TIMEOUT_MILLISECONDS } from './sitemaps.ts';
import type { SitemapName } from './sitemaps.ts';

/** Limit of the sitemap protocol. */
const MAX_ADDRESSES = 50_000;

/** Returns a sitemap of what areas list (requirement SEO-02). @throws whatever an area's source throws. */
export async function sitemapXml(
  context: AreaContext,
  name: SitemapName,
  remotes: readonly LoadedRemote[],
): Promise<Buffer> {
  const stream = new SitemapStream({ hostname: context.configuration.publicBaseUrl });
  const signal = AbortSignal.timeout(SITEMAP_TIMEOUT_MILLISECONDS);
  const source = Readable.from(items(context, name, remotes, signal));
  source.on('error', (error) => stream.destroy(error));
  return streamToPromise(source.pipe(stream));
}

async function* items(
  context: AreaContext,
  name: SitemapName,
  remotes: readonly LoadedRemote[],
  signal: AbortSignal,
) {
  let count = 0;
  for (const { area } of remotes) {
    const source = area?.sitemaps?.[name];
    if (!source) continue;
    for await (const address of source(context, signal)) {
      if (count === MAX_ADDRESSES) return;
      count += 1;
      yield item(address);
    }
  }
}

const item = ({ path, lastModified }: SitemapAddress) => ({
  url: path,
  ...(lastModified && { lastmod: lastModified }),
});
