import type { Page } from '@playwright/test';
import { inParallel } from '../../support/in-parallel.ts';
import { sitemapPages } from '../../support/sitemap.ts';
import { expect, test } from '../../support/test.ts';

/** Pages outside the sitemap whose links have figures: the map, and a search that finds nothing. */
const OTHERS = ['/offres-emploi/carte', '/offres-emploi?keywords=desosseur&codeTown=town_09122'];

/** A link, and the number of offers beside it. */
interface Figure {
  readonly href: string;
  readonly count: number;
}

test('[CONTENT-02] every number of offers beside a link is that of the page behind it', async ({
  page,
  request,
}) => {
  test.setTimeout(300_000);
  const read = async (path: string) => readFigures(page, await (await request.get(path)).text());

  const shown: (Figure & { from: string })[] = [];
  await inParallel([...(await sitemapPages(request)), ...OTHERS], async (from) => {
    const { figures } = await read(from);
    shown.push(...figures.map((figure) => ({ ...figure, from })));
  });
  const pages = new Set(shown.map(({ from }) => from));
  expect(pages).toContain('/organisation-cooperative-u');
  expect(pages).toContain('/nos-metiers/les-metiers-de-la-logistique-dans-la-grande-distribution');
  for (const path of OTHERS) expect(pages).toContain(path);
  expect(pages.size).toBeGreaterThan(80);

  const behind = new Map<string, number | undefined>();
  await inParallel([...new Set(shown.map(({ href }) => href))], async (href) => {
    const { found, figures } = await read(href);
    behind.set(href, found ?? figures[0]?.count);
  });
  const wrong = shown.filter(({ href, count }) => behind.get(href) !== count);
  expect(wrong.map((figure) => ({ ...figure, behind: behind.get(figure.href) }))).toEqual([]);
});

/** The number of offers that a results page found, and the figures beside the links of any page. */
function readFigures(page: Page, html: string): Promise<{ found?: number; figures: Figure[] }> {
  return page.evaluate((source) => {
    const content = new DOMParser().parseFromString(source, 'text/html');
    const counted = (text: string | null | undefined) => {
      const digits = /(\d[\d\s]*)offres?\b/.exec(text ?? '')?.[1];
      return digits === undefined ? [] : [Number(digits.replaceAll(/\s/g, ''))];
    };
    const states = [...content.querySelectorAll('main [role=status]')];
    const [found] = states.flatMap(({ textContent }) => counted(textContent));
    const links = [...content.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]')];
    const figures = links.flatMap((link) =>
      counted((link.closest('li') ?? link).textContent).map((count) => ({
        href: link.getAttribute('href') ?? '',
        count,
      })),
    );
    return { ...(found !== undefined && { found }), figures };
  }, html);
}
