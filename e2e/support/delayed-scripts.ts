import type { Page } from '@playwright/test';

/** Delays a page's scripts until the returned function is called. */
export async function delayScripts(page: Page, which: string | RegExp = '**/*.js'): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(which, (route) => promise.then(() => route.continue()));
  return () => resolve();
}
