import { HtmlValidate } from 'html-validate';
import { Crawl } from '../../support/crawl.ts';
import { readFigures } from '../../support/figures.ts';
import type { Figure } from '../../support/figures.ts';
import { inParallel } from '../../support/in-parallel.ts';
import { sitemapPages } from '../../support/sitemap.ts';
import { expect, test } from '../../support/test.ts';

/** Fragments without an element: the application's dialog and its steps, and the skip link to the search, which may be hidden. */
const WITHOUT_ANCHOR = /^(candidature(\/.*)?|search-form)$/;

/** Pages outside the sitemap whose links have figures: the map, and a search that finds nothing. */
const OTHERS_WITH_FIGURES = ['/offres-emploi/carte', '/offres-emploi?keywords=desosseur&codeTown=town_09122'];

/** Standard rules only; lint and axe check style and accessibility. */
const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // React's syntax of void elements and attributes is valid too.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
  },
});

const crawl = new Crawl();

test.describe.configure({ timeout: 300_000 });

test('[ROUTE-01] links of all pages in the sitemap are not broken or redirected, anchors included', async ({
  request,
  baseURL,
}) => {
  const start = await sitemapPages(request);
  expect(start.length).toBeGreaterThan(100);
  const links: { from: string; target: URL }[] = [];
  await inParallel(start, async (from) => {
    const { html } = await crawl.read(from, baseURL);
    for (const href of attributesIn(html, /<a\s[^>]*?\bhref="([^"]*)"/g))
      links.push({ from, target: new URL(href, new URL(from, baseURL)) });
  });
  const internal = links.filter(({ target }) => target.origin === new URL(baseURL ?? '').origin);
  const byPage = Map.groupBy(internal, ({ target }) => target.pathname + target.search);

  const errors = new Map<string, string>();
  await inParallel([...byPage], async ([path, group]) => {
    const { status, html } = await crawl.read(path, baseURL);
    const heading = decoded(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '');
    const anchors = new Set(attributesIn(html, /\sid="([^"]*)"/g));
    for (const { from, target } of group) {
      const name = decodeURIComponent(target.hash.slice(1));
      if (status !== 200) errors.set(path + target.hash, `${from}: answers ${status}, "${heading}"`);
      else if (name && !WITHOUT_ANCHOR.test(name) && !anchors.has(name))
        errors.set(path + target.hash, `${from}: no such anchor on the page`);
    }
  });
  expect(Object.fromEntries(errors)).toEqual({});
});

test('[SEO-01] [SEO-02] every page of the sitemap is 200, indexable and canonical', async ({
  request,
  baseURL,
}) => {
  for (const path of await sitemapPages(request)) {
    const { status, html } = await crawl.read(path, baseURL);
    expect(status, path).toBe(200);
    expect(html, path).toContain(`<link rel="canonical" href="${new URL(path, baseURL).href}"`);
    expect(html, path).not.toContain('noindex');
    expect(html.match(/<h1[ >]/g), path).toHaveLength(1);
  }
});

test('[A11Y-03] the HTML of every page in the sitemap is valid', async ({ request, baseURL }) => {
  const pages = await sitemapPages(request);
  const others = [
    '/offres-emploi?quoi=&lieu=trifouillis',
    '/favoris',
    '/hors-ligne',
    '/offres-emploi?keywords=xyzxyzxyz',
    '/offres-emploi/carte',
    '/inconnu',
    '/error',
  ];
  const errors = new Map<string, string>();
  for (const path of [...pages, ...others]) {
    const { html } = await crawl.read(path, baseURL);
    const report = await validator.validateString(html, path);
    for (const { messages } of report.results) {
      for (const { ruleId, message, line, column } of messages) {
        const error = `${ruleId}: ${message}`;
        if (!errors.has(error)) errors.set(error, `${path}:${line}:${column}`);
      }
    }
  }
  expect([...errors].map(([error, first]) => `${error}, first at ${first}`)).toEqual([]);
});

test('[CONTENT-02] every number of offers beside a link is that of the page behind it', async ({
  page,
  request,
  baseURL,
}) => {
  const read = async (path: string) => readFigures(page, (await crawl.read(path, baseURL)).html);

  const shown: (Figure & { from: string })[] = [];
  await inParallel([...(await sitemapPages(request)), ...OTHERS_WITH_FIGURES], async (from) => {
    const { figures } = await read(from);
    shown.push(...figures.map((figure) => ({ ...figure, from })));
  });
  const pages = new Set(shown.map(({ from }) => from));
  expect(pages).toContain('/organisation-cooperative-u');
  expect(pages).toContain('/nos-metiers/les-metiers-de-la-logistique-dans-la-grande-distribution');
  for (const path of OTHERS_WITH_FIGURES) expect(pages).toContain(path);
  expect(pages.size).toBeGreaterThan(80);

  const behind = new Map<string, number | undefined>();
  await inParallel([...new Set(shown.map(({ href }) => href))], async (href) => {
    const { found, figures } = await read(href);
    behind.set(href, found ?? figures[0]?.count);
  });
  const wrong = shown.filter(({ href, count }) => behind.get(href) !== count);
  expect(wrong.map((figure) => ({ ...figure, behind: behind.get(figure.href) }))).toEqual([]);
});

function attributesIn(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, value]) => decoded(value ?? ''));
}

function decoded(attribute: string): string {
  return attribute.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"');
}
