import type { Page } from '@playwright/test';
import { ServedPages, Trail, currentEntry, follow, navigate } from '../../support/history.ts';
import { pagesOfEachKind } from '../../support/sitemap.ts';
import { expect, test } from '../../support/test.ts';
import { blockFonts } from '../../support/typography.ts';

const FIRST = '/plan-de-site';
const LAST = '/nos-metiers';
/** Pages missing from the site map. */
const OTHERS = ['/offres-emploi/carte', '/favoris', '/alerte', '/candidature-spontanee?domain=magasin'];

/** Selectors of controls that open something on a page; the phone menu only where the page has none of its own. */
const OPENERS = {
  place: 'main a[href^="#"]:not([href^="#candidature"], [tabindex]):visible >> nth=0',
  choice: 'main :is([role="tab"][aria-selected="false"], label:has([name="region"]:not(:checked))) >> nth=0',
  form: 'main:has([data-widget="application"]) a[href^="#candidature"]:visible >> nth=0',
  sheet: 'main button[aria-haspopup="dialog"]:visible >> nth=0',
  'second sheet': 'main button[aria-haspopup="dialog"]:visible >> nth=1',
  menu: 'header button[aria-haspopup="dialog"]:visible',
};
type Opener = keyof typeof OPENERS;

async function openersOf(page: Page): Promise<Opener[]> {
  const found: Opener[] = [];
  for (const opener of Object.keys(OPENERS) as Opener[])
    if (opener !== 'menu' && (await page.locator(OPENERS[opener]).count()) > 0) found.push(opener);
  if (found.length === 0 && (await page.locator(OPENERS.menu).count()) > 0) found.push('menu');
  return found;
}

/** Opens something on the page, leaves it for another one, retraces that with a reload, and ends where it began. */
async function visit(trail: Trail, path: string, opener: Opener): Promise<void> {
  const { page } = trail;
  const element = page.locator(OPENERS[opener]);
  // Scrolls to it, also where the page’s components have just replaced its HTML.
  await element.hover();
  await trail.mark();
  const { index } = await currentEntry(page);
  const isAddressed = ['place', 'choice', 'form'].includes(opener);
  await (isAddressed ? navigate(page, () => element.click()) : element.click());
  if (opener !== 'place' && opener !== 'choice') await expect(page.getByRole('dialog').first()).toBeVisible();
  if (isAddressed) await trail.mark();
  await follow(page, path === LAST ? FIRST : LAST);
  await trail.mark();
  await trail.retrace(-1, -1, 1, 1, -1, 'reload', 1, -1);
  // A choice replaces the page's entry, the others have one of their own.
  if ((await currentEntry(page)).index > index) await trail.retrace(-1);
}

const MET: Readonly<Record<number, readonly Opener[]>> = {
  390: ['choice', 'form', 'menu', 'place', 'second sheet', 'sheet'],
  1280: ['choice', 'form', 'place'],
};

for (const width of [390, 1280])
  test(`[ROUTE-11] back and forward lead to each page and what it opens, at ${width} px`, async ({
    page,
    request,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    const trail = new Trail(page, new ServedPages(request));
    const met = new Set<Opener>();
    await page.goto('/offres-emploi');
    await expect(page.locator('html[data-hydrated]')).toBeAttached();
    const offer = page.getByRole('main').getByRole('article').first().getByRole('link').first();
    const offerPath = (await offer.getAttribute('href')) ?? '';
    await trail.mark();
    // In one tab: its history keeps fifty entries.
    for (const path of [...(await pagesOfEachKind(request)), ...OTHERS, offerPath])
      await test.step(path, async () => {
        await follow(page, path);
        await trail.mark();
        for (const opener of await openersOf(page)) {
          await visit(trail, path, opener);
          met.add(opener);
        }
      });
    expect([...met].sort()).toEqual(MET[width]);
  });

test('[ROUTE-11] a second step back before the first is painted leads to where the visitor was', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const request = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (callback) => window.setTimeout(() => request(callback), 500);
  });
  await blockFonts(page);
  await page.goto('/entreprendre');
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  const place = page.locator(OPENERS.place);
  await place.hover();
  const left = await page.evaluate(() => window.scrollY);
  await navigate(page, () => place.click());
  await expect.poll(() => page.evaluate(() => window.scrollY)).not.toBe(left);
  await follow(page, LAST);
  await navigate(page, () => page.goBack({ waitUntil: 'commit' }));
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Nos métiers');
  await navigate(page, () => page.goBack({ waitUntil: 'commit' }));
  // Frames that were requested before are over with this one.
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await page.evaluate(() => window.scrollY)).toBe(left);
});
