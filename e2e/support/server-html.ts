import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** The HTML of a page that was navigated to, until its components replace it. */
export function serverHtml(page: Page): Locator {
  return page.locator('[data-server-html]');
}

/** Waits until a page's components run. */
export function expectRunning(page: Page): Promise<void> {
  return expect(serverHtml(page)).toHaveCount(0);
}
