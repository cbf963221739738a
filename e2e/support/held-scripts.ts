import type { Page } from '@playwright/test';

/** Keeps a page's scripts on the way until the function that this resolves with is called: a slow network. */
export async function holdScripts(page: Page): Promise<() => void> {
  let arrive = () => {};
  const scripts = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/*.js', (route) => scripts.then(() => route.continue()));
  return () => arrive();
}
