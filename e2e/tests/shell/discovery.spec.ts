import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../../support/test.ts';

const addresses = async (request: APIRequestContext, path: string): Promise<string[]> => {
  const response = await request.get(path);
  expect(response.status(), path).toBe(200);
  expect(response.headers()['content-type']).toContain('application/xml');
  return [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address!);
};
const pathOf = (address: string) => new URL(address).pathname;

test('[SEO-02] the sitemap index lists the sitemaps of pages and offers', async ({ request }) => {
  expect((await addresses(request, '/sitemap.xml')).map(pathOf)).toEqual([
    '/sitemap-pages.xml',
    '/sitemap-offres.xml',
  ]);
});

test('[SEO-02] the sitemap lists the pages of all areas, each once', async ({ request, baseURL }) => {
  const pages = await addresses(request, '/sitemap-pages.xml');
  expect(new Set(pages).size).toBe(pages.length);
  expect(pages.filter((address) => new URL(address).origin !== baseURL)).toEqual([]);
  expect(pages.map(pathOf)).toEqual(
    expect.arrayContaining([
      '/',
      '/offres-emploi',
      '/nos-offres/boucher/nantes',
      '/nos-offres/boucher/pays-de-la-loire',
      '/nos-offres/boucher/cdi',
      '/entreprendre',
      '/candidature-spontanee',
      '/nos-metiers/les-metiers-en-supermarche/boucher',
      '/organisation-cooperative-u/u-log',
      '/plan-de-site',
    ]),
  );
});

test('[SEO-02] the sitemap of offers lists all open offers', async ({ request, apiAddress }) => {
  const offers = await addresses(request, '/sitemap-offres.xml');
  const { count, list } = (await (await request.get(`${apiAddress}/api/v2.0/offers/?size=1`)).json()) as {
    count: number;
    list: { url: string }[];
  };
  expect(offers).toHaveLength(count);
  expect(offers.map(pathOf)).toContain(list[0]!.url);
  for (const address of [offers[0]!, offers.at(-1)!]) {
    const html = await (await request.get(pathOf(address), { maxRedirects: 0 })).text();
    expect(html).toContain(`<link rel="canonical" href="${address}"`);
  }
});

/** Returns the structured data of a page by type. */
async function structuredData(
  request: APIRequestContext,
  path: string,
): Promise<Map<string, StructuredData>> {
  const html = await (await request.get(path)).text();
  const scripts = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
  const items = scripts.map(([, text]) => JSON.parse(text!) as StructuredData);
  return new Map(items.map((item) => [item['@type'], item]));
}

interface StructuredData {
  '@context': string;
  '@type': string;
  url?: string;
  potentialAction?: { '@type': string; target: unknown };
  itemListElement?: { position: number; name: string; item?: string }[];
}

test('[SEO-03] the home page has WebSite, SearchAction and Organization data', async ({ request, page }) => {
  const items = await structuredData(request, '/');
  const site = items.get('WebSite');
  expect(site?.potentialAction?.['@type']).toBe('SearchAction');
  expect(items.get('Organization')?.url).toMatch(/^https?:/);
  // The expanded URL template is a search of the site.
  const address =
    /https?:[^"]*\{search_term_string\}/.exec(JSON.stringify(site?.potentialAction?.target))?.[0] ?? '';
  const { pathname, search } = new URL(address.replace('{search_term_string}', 'boucher'));
  await page.goto(pathname + search);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/boucher/i);
});

for (const path of [
  '/entreprendre',
  '/nos-metiers/les-metiers-en-supermarche/boucher',
  '/organisation-cooperative-u/u-log',
]) {
  test(`[SEO-03] ${path} has breadcrumbs from the home page`, async ({ request }) => {
    const trail = (await structuredData(request, path)).get('BreadcrumbList')?.itemListElement ?? [];
    expect(trail.length).toBeGreaterThan(1);
    expect(trail.map(({ position }) => position)).toEqual(trail.map((_, index) => index + 1));
    expect(new URL(trail[0]?.item ?? '').pathname).toBe('/');
    // The last item is the page itself; its URL is optional.
    expect(pathOf(trail.at(-1)?.item ?? `https://site.test${path}`)).toBe(path);
    for (const { name } of trail) expect(name).toBeTruthy();
  });
}

test('[SEO-02] robots.txt disallows everything outside production', async ({ request }) => {
  expect(await (await request.get('/robots.txt')).text()).toContain('Disallow: /\n');
});

test('[PWA-01] [SEO-01] the manifest’s icons and the Open Graph image exist', async ({ page, request }) => {
  await page.goto('/');
  const manifest = await page.locator('link[rel=manifest]').getAttribute('href');
  const { icons } = (await (await request.get(manifest ?? '')).json()) as { icons: { src: string }[] };
  const shared = await page.locator('meta[property="og:image"]').getAttribute('content');
  for (const picture of [...icons.map(({ src }) => src), pathOf(shared ?? '')]) {
    const response = await request.get(picture);
    expect(response.status(), picture).toBe(200);
    expect(response.headers()['content-type']).toBe('image/png');
  }
});
