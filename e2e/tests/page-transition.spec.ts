import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

declare global {
  interface Window {
    transitions_: number;
  }
}

/** Counts how often the browser is asked to fade one page into the next. */
const countTransitions = (page: Page) =>
  page.addInitScript(() => {
    window.transitions_ = 0;
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      window.transitions_ += 1;
      return start(update);
    };
  });
const transitions = (page: Page) => page.evaluate(() => window.transitions_);
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const visit = (page: Page, link: string) =>
  page.getByRole('contentinfo').getByRole('link', { name: link, exact: true }).click();

async function open(page: Page, path: string): Promise<void> {
  await countTransitions(page);
  await page.goto(path);
  await expect(page.locator('html[data-alive]')).toBeAttached();
}

/** What is in the middle of fading. */
const fading = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.pseudoElement : null))
      .filter((name) => name?.startsWith('::view-transition')),
  );

test.describe('a page fades into the next one', () => {
  // Long enough to look at, and to tap meanwhile.
  const slowly = (page: Page) =>
    page.addStyleTag({
      content:
        '::view-transition-old(.page), ::view-transition-new(.page) { animation-duration: 20s !important; }',
    });

  test('[PERF-02] [ROUTE-11] under a steady frame, which answers meanwhile, and so does the page', async ({
    page,
    complaints,
  }) => {
    await open(page, '/nos-metiers');
    await slowly(page);
    await visit(page, 'Devenir entrepreneur');
    await expect.poll(() => fading(page)).not.toEqual([]);
    // One part only, the page that goes: neither the document nor the frame, nor the page that comes.
    expect(await fading(page)).toEqual([expect.stringMatching(/^::view-transition-old\((?!root)/)]);
    await expect(heading(page)).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: 'Devenir entrepreneur' })).toHaveCount(1);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);

    const card = page.getByRole('button', { name: /Voir le parcours/ }).first();
    await card.click();
    await expect(page.getByRole('button', { name: /Voir le profil/ })).toBeVisible();
    const entry = page.getByRole('button', { name: 'Qui sommes-nous' });
    await entry.click();
    await expect(entry).toHaveAttribute('aria-expanded', 'true');
    expect(await fading(page)).not.toEqual([]);

    // The next one does not wait for it.
    await visit(page, 'Trouver mon métier');
    await expect(heading(page)).toHaveText('Nos métiers');
    expect(complaints).toEqual([]);
  });

  test('[ROUTE-11] and back to where the visitor was', async ({ page }) => {
    await open(page, '/entreprendre');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    const left = await page.evaluate(() => window.scrollY);
    expect(left).toBeGreaterThan(500);
    await visit(page, 'Trouver mon métier');
    await expect(heading(page)).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(heading(page)).toHaveText(/Ouvrez la porte/);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeCloseTo(left, -1);
    expect(await transitions(page)).toBe(2);
  });

  test('but filters of one page change at once', async ({ page }) => {
    await open(page, '/offres-emploi');
    await page
      .getByRole('main')
      .getByRole('link', { name: /suivante/i })
      .click();
    await expect(page).toHaveURL(/page=2/);
    await expect(page).toHaveTitle(/Page 2/);
    expect(await transitions(page)).toBe(0);
  });
});

test.describe('where motion is not welcome', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('[A11Y-02] pages follow each other without a fade', async ({ page }) => {
    await open(page, '/nos-metiers');
    await visit(page, 'Devenir entrepreneur');
    await expect(heading(page)).toBeFocused();
    expect(await transitions(page)).toBe(0);
  });
});
