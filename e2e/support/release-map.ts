import type { Page } from '@playwright/test';

/** Opens a page; resolves once it is idle and knows the pages of all areas, which decides how it navigates. */
export async function openWithReleaseMap(page: Page, address: string): Promise<void> {
  const release = page.waitForResponse('**/_release');
  await page.goto(address);
  await (await release).finished();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}
