import type { APIRequestContext } from '@playwright/test';

/** Returns the paths of all pages of the site map. */
export async function sitemapPages(request: APIRequestContext): Promise<string[]> {
  const xml = await (await request.get('/sitemap-pages.xml')).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address ?? '').pathname);
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
