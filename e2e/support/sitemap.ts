import type { APIRequestContext } from '@playwright/test';

const SEARCH = '/nos-offres/';
/** Number of searches to keep at each end of the list: with most and with fewest offers. */
const SEARCHES_PER_END = 3;

/** Returns the paths of a sitemap with only a few of its thousands of searches. */
function withFewSearches(paths: readonly string[]): string[] {
  const searches = paths.filter((path) => path.includes(SEARCH));
  const left = new Set(searches.slice(SEARCHES_PER_END, -SEARCHES_PER_END));
  return paths.filter((path) => !left.has(path));
}

/** Returns the paths of the sitemap with only a few of its searches. */
export async function sitemapPages(request: APIRequestContext): Promise<string[]> {
  const xml = await (await request.get('/sitemap-pages.xml')).text();
  return withFewSearches(
    [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address ?? '').pathname),
  );
}

/** Returns one page for each first path segment and depth: the one with the longest path, since it has the longest words. */
export async function pagesOfEachKind(request: APIRequestContext): Promise<string[]> {
  const longest = new Map<string, string>();
  for (const path of await sitemapPages(request)) {
    const [, first = '', ...below] = path.split('/');
    const kind = `${first}/${below.length}`;
    if (path.length > (longest.get(kind)?.length ?? 0)) longest.set(kind, path);
  }
  return [...longest.values()];
}
