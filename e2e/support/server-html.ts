import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** Server-rendered HTML shown by a client-side navigation until the page's components replace it. */
export function serverHtml(page: Page): Locator {
  return page.locator('[data-server-html]');
}

/** Waits until a page's components have rendered. */
export function expectRunning(page: Page): Promise<void> {
  return expect(serverHtml(page)).toHaveCount(0);
}
