import type { Page } from '@playwright/test';

/** What somebody sees of the element that has the focus. */
export const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return {
      name: element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '',
      landmark: element.closest('header, main, footer, nav')?.tagName ?? '',
      isBody: element === document.body,
      isInView: top >= 0 && bottom <= window.innerHeight && left >= 0 && right <= window.innerWidth,
      isOnTop: at !== null && (element.contains(at) || at.contains(element)),
      hasRing: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
      isLargeEnough: width >= 24 && height >= 24,
    };
  });
