import type { Locator, Page } from '@playwright/test';

/** Goes on, or back, from stop to stop until the element has the focus, as who has no mouse does. */
export async function tabTo(page: Page, wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  // What comes a moment later would be passed by.
  await wanted.waitFor();
  for (let stop = 0; stop < 60; stop += 1) {
    await page.keyboard.press(key);
    if (await isFocused(page, wanted)) return;
  }
  throw new Error(`${wanted} is not reached by the keyboard.`);
}

/** Returns whether the element has the focus: asked in one step, since between two a field may become a combobox. */
export async function isFocused(page: Page, element: Locator): Promise<boolean> {
  return (await element.and(page.locator(':focus')).count()) > 0;
}
