import type { Page } from '@playwright/test';

/** Returns the focused element's name, landmark and visibility. */
export const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    const isSeen = (x: number, y: number) => {
      const at = document.elementFromPoint(x, y);
      return at !== null && (element.contains(at) || at.contains(element));
    };
    const edges = [left + 3, right - 3].flatMap((x) => [top + 3, bottom - 3].map((y) => [x, y] as const));
    const isMiddleSeen = isSeen((left + right) / 2, (top + bottom) / 2);
    return {
      name: element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '',
      landmark: element.closest('header, main, footer, nav')?.tagName ?? '',
      isBody: element === document.body,
      isInView: top >= 0 && bottom <= window.innerHeight && left >= 0 && right <= window.innerWidth,
      isOnTop: isMiddleSeen,
      isHidden: !isMiddleSeen && !edges.some(([x, y]) => isSeen(x, y)),
      hasRing: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
      isLargeEnough: width >= 24 && height >= 24,
    };
  });
