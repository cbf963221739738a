import type { Page } from '@playwright/test';

/** Keeps a page's scripts, or some of them, on the way until the function that this resolves with is called. */
export async function delayScripts(page: Page, which: string | RegExp = '**/*.js'): Promise<() => void> {
  let arrive = () => {};
  const scripts = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(which, (route) => scripts.then(() => route.continue()));
  return () => arrive();
}
