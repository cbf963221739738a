import { expect, test } from '../../support/test.ts';

const PAGES = [
  '/',
  '/offres-emploi?keywords=boucher',
  '/nos-metiers/les-metiers-en-supermarche',
  '/candidature-spontanee',
  '/entreprendre',
  '/nos-mentions-legales',
];

for (const path of PAGES)
  test(`[PERF-02] the rules of components that come with ${path} are not added once more`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.locator('html[data-hydrated]')).toBeAttached();
    // The one element that styled-components adds rules to is the server's.
    await expect(page.locator('style[data-styled]')).toHaveAttribute('data-server-styles');
  });
