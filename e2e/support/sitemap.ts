import type { APIRequestContext } from '@playwright/test';

const SEARCH = '/nos-offres/';
/** Of the thousands of searches that the site map has: with most offers, and with fewest. */
const SEARCHES_OF_EACH_END = 3;

/** Returns the pages of a site map, but of its searches only some. */
export function withFewSearches(paths: readonly string[]): string[] {
  const searches = paths.filter((path) => path.includes(SEARCH));
  const left = new Set(searches.slice(SEARCHES_OF_EACH_END, -SEARCHES_OF_EACH_END));
  return paths.filter((path) => !left.has(path));
}

/** Returns the paths of the pages of the site map, but of its searches only some. */
export async function sitemapPages(request: APIRequestContext): Promise<string[]> {
  const xml = await (await request.get('/sitemap-pages.xml')).text();
  return withFewSearches(
    [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address ?? '').pathname),
  );
}

/**
 * Returns a page of each kind, those below `/nos-metiers/…` being one kind: the one with the longest address, since it has
 * the longest words.
 */
export async function pagesOfEachKind(request: APIRequestContext): Promise<string[]> {
  const longest = new Map<string, string>();
  for (const path of await sitemapPages(request)) {
    const [, first = '', ...below] = path.split('/');
    const kind = `${first}/${below.length}`;
    if (path.length > (longest.get(kind)?.length ?? 0)) longest.set(kind, path);
  }
  return [...longest.values()];
}
