import type { APIRequestContext } from '@playwright/test';
import { inParallel } from '../../support/in-parallel.ts';
import { sitemapPages } from '../../support/sitemap.ts';
import { expect, test } from '../../support/test.ts';

/** Links and anchors of a page. */
interface ReadPage {
  status: number;
  /** Explains the error of an error page. */
  heading: string;
  links: readonly string[];
  anchors: ReadonlySet<string>;
}

/** Fragments without an element: the application's dialog and its steps, and the skip link to the search, which may be hidden. */
const WITHOUT_ANCHOR = /^(candidature(\/.*)?|search-form)$/;

test('[ROUTE-01] links of all pages in the sitemap are not broken or redirected, anchors included', async ({
  request,
  baseURL,
}) => {
  test.setTimeout(300_000);
  const start = await sitemapPages(request);
  expect(start.length).toBeGreaterThan(100);
  const read = new Map<string, ReadPage>();
  const readAll = (paths: Iterable<string>) =>
    inParallel([...paths], async (path) => {
      if (!read.has(path)) read.set(path, await readPage(request, path));
    });
  await readAll(start);

  const links = start.flatMap((from) =>
    (read.get(from)?.links ?? []).map((href) => ({ from, target: new URL(href, new URL(from, baseURL)) })),
  );
  const internal = links.filter(({ target }) => target.origin === new URL(baseURL ?? '').origin);
  await readAll(new Set(internal.map(({ target }) => target.pathname + target.search)));

  const errors = new Map<string, string>();
  for (const { from, target } of internal) {
    const page = read.get(target.pathname + target.search);
    const name = decodeURIComponent(target.hash.slice(1));
    const address = target.pathname + target.search + target.hash;
    if (page?.status !== 200) errors.set(address, `${from}: answers ${page?.status}, "${page?.heading}"`);
    else if (name && !WITHOUT_ANCHOR.test(name) && !page.anchors.has(name))
      errors.set(address, `${from}: no such anchor on the page`);
  }
  expect(Object.fromEntries(errors)).toEqual({});
});

/** Parses a page's HTML from the server, without following redirects. */
async function readPage(request: APIRequestContext, path: string): Promise<ReadPage> {
  const response = await request.get(path, { maxRedirects: 0 });
  const html = await response.text();
  const values = (attribute: RegExp) =>
    [...html.matchAll(attribute)].map(([, value]) => decoded(value ?? ''));
  return {
    status: response.status(),
    heading: decoded(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? ''),
    links: values(/<a\s[^>]*?\bhref="([^"]*)"/g),
    anchors: new Set(values(/\sid="([^"]*)"/g)),
  };
}

function decoded(attribute: string): string {
  return attribute.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"');
}
