import Type from 'typebox';
import Value from 'typebox/value';
import { findClaimant } from '@careers/contract';
import type { RemoteManifest } from '@careers/contract';

/** Maximum number of addresses: each takes some seconds, twice. */
const MAX_ADDRESSES = 10;
/** Maximum number of addresses per path pattern, such as that of offers. */
const MAX_LISTED = 2;
const LOC = /<loc>([^<]+)<\/loc>/g;
/** Matches files, which are not pages. */
const FILE = /\.[a-z0-9]+$/i;

/** Samples of a version; only their addresses are used. */
const Samples = Type.Object({ pages: Type.Optional(Type.Record(Type.String(), Type.Unknown())) });

/**
 * Returns representative addresses of a version: its samples, static paths and menu entries, and for each path pattern
 * some addresses from the site's sitemaps.
 */
export function sampleAddresses({
  manifest,
  samples,
  sitemaps,
}: {
  manifest: Pick<RemoteManifest, 'mount' | 'contributes'>;
  samples: unknown;
  sitemaps: readonly string[];
}): string[] {
  const { mount, contributes: { samples: named = [], navigation = [], siteMap = [] } = {} } = manifest;
  const isOwn = (address: string) => findClaimant([{ mount }], pathOf(address)) !== undefined;
  const isPage = (address: string) => !FILE.test(pathOf(address));
  const own = [
    ...named,
    ...mount.filter((path) => !/[:*]/.test(path)),
    ...(Value.Check(Samples, samples) ? Object.keys(samples.pages ?? {}) : []),
    ...[...navigation, ...siteMap].map(({ path }) => path),
  ].filter((address) => isOwn(address) && isPage(address));
  const listed = sitemaps.flatMap((xml) => addressesIn(xml)).filter(isPage);
  const patterns = mount.filter((path) => path.endsWith('/*'));
  const ofPatterns = patterns.flatMap((path) =>
    listed.filter((address) => findClaimant([{ mount: [path] }], pathOf(address))).slice(0, MAX_LISTED),
  );
  return [...new Set([...own, ...ofPatterns])].slice(0, MAX_ADDRESSES);
}

/** Returns the addresses in a sitemap or sitemap index. */
export function addressesIn(xml: string): string[] {
  return [...xml.matchAll(LOC)].flatMap(([, address = '']) => {
    const url = URL.parse(address.replaceAll('&amp;', '&'));
    return url ? [url.pathname + url.search] : [];
  });
}

function pathOf(address: string): string {
  return address.split('?', 1)[0] ?? address;
}
