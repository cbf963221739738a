import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Opens a page; resolves once it is hydrated, idle and knows the pages of all areas, which decides how it navigates. */
export async function openWithReleaseMap(page: Page, address: string): Promise<void> {
  const release = page.waitForResponse('**/_release');
  await page.goto(address);
  await (await release).finished();
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}
