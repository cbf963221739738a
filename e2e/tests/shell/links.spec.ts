import type { APIRequestContext } from '@playwright/test';
import { sitemapPages } from '../../support/sitemap.ts';
import { expect, test } from '../../support/test.ts';

/** What a page of the server holds: where it leads, and the places in it that a link can name. */
interface ReadPage {
  status: number;
  /** Of an error, why there is no page. */
  heading: string;
  links: readonly string[];
  anchors: ReadonlySet<string>;
}

/**
 * Places that no element has: the application opens over the page, and the way to the search is hidden by a style
 * where there is none.
 */
const NO_ELEMENT = new Set(['candidature', 'search-form']);
const AT_ONCE = 4;

test('[ROUTE-01] every link of every page of the site map leads straight to a page that answers, and to a place in it', async ({
  request,
  baseURL,
}) => {
  test.setTimeout(300_000);
  const start = await sitemapPages(request);
  expect(start.length).toBeGreaterThan(100);
  const read = new Map<string, ReadPage>();
  const readAll = (paths: Iterable<string>) =>
    inTurns([...paths], async (path) => {
      if (!read.has(path)) read.set(path, await readPage(request, path));
    });
  await readAll(start);

  const links = start.flatMap((from) =>
    (read.get(from)?.links ?? []).map((href) => ({ from, target: new URL(href, new URL(from, baseURL)) })),
  );
  const within = links.filter(({ target }) => target.origin === new URL(baseURL ?? '').origin);
  await readAll(new Set(within.map(({ target }) => target.pathname + target.search)));

  const errors = new Map<string, string>();
  for (const { from, target } of within) {
    const page = read.get(target.pathname + target.search);
    const name = decodeURIComponent(target.hash.slice(1));
    const address = target.pathname + target.search + target.hash;
    if (page?.status !== 200) errors.set(address, `${from}: answers ${page?.status}, "${page?.heading}"`);
    else if (name && !NO_ELEMENT.has(name) && !page.anchors.has(name))
      errors.set(address, `${from}: there is no such place on the page`);
  }
  expect(Object.fromEntries(errors)).toEqual({});
});

/** Reads a page as it comes from the server, with redirections as what they are. */
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

/** A few at a time: as a browser would, and no more than a small machine bears. */
async function inTurns<Item>(items: Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const queue = items.values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const item of queue) await work(item);
    }),
  );
}
