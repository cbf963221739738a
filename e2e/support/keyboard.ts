import type { Locator, Page } from '@playwright/test';

/** Presses Tab or Shift+Tab until the element has the focus. */
export async function tabTo(page: Page, element: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  // Tabbing would miss an element that appears later.
  await element.waitFor();
  for (let stop = 0; stop < 60; stop += 1) {
    await page.keyboard.press(key);
    if (await isFocused(page, element)) return;
  }
  throw new Error(`${element} cannot be reached by the keyboard.`);
}

/** Returns true for the focused element. Queries once: between two queries a field may become a combobox. */
export async function isFocused(page: Page, element: Locator): Promise<boolean> {
  return (await element.and(page.locator(':focus')).count()) > 0;
}
