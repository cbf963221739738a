import type { Page } from '@playwright/test';

export const BUTCHERS_IN_NANTES = '/offres-emploi?keywords=boucher&codeTown=town_44109';

/** The offers of the results page. */
export const cards = (page: Page) => page.getByRole('main').getByRole('article');
export const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Returns the number of results shown on the page. */
export async function countOf(page: Page): Promise<number> {
  const text = await page
    .locator('main')
    // Includes one behind a sheet.
    .getByRole('status', { includeHidden: true })
    .filter({ hasText: /offres? d’emploi/ })
    .textContent();
  return numberIn(text);
}

export const numberIn = (text: string | null) => Number(text?.replaceAll(/\D/g, ''));
