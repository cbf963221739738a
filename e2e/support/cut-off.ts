import type { Locator } from '@playwright/test';

/** Returns texts clipped by an ancestor or by the window. Ignores scrollable and visually hidden ones. */
export function cutOffTexts(part: Locator): Promise<string[]> {
  return part.evaluate((root) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const element = text.parentElement;
      if (!text.textContent?.trim() || !element?.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, top, right, bottom } = range.getBoundingClientRect();
      const seen = visiblePart(element);
      if (!seen) continue;
      // Line boxes are taller than their glyphs.
      const room = Number.parseFloat(getComputedStyle(element).fontSize) / 3;
      const isCut =
        left < seen.left - 1 ||
        right > seen.right + 1 ||
        top < seen.top - room ||
        bottom > seen.bottom + room;
      if (isCut) found.push(text.textContent.trim());
    }
    return found;

    /** Returns the visible area of an element; null when it is scrollable or visually hidden. */
    function visiblePart(element: Element) {
      let [left, right, top, bottom] = [0, window.innerWidth, -Infinity, Infinity];
      for (
        let around: Element | null = element;
        around && around !== document.body;
        around = around.parentElement
      ) {
        const { overflowX, overflowY, clipPath } = getComputedStyle(around);
        if (clipPath !== 'none' || overflowX === 'auto' || overflowX === 'scroll') return null;
        const box = around.getBoundingClientRect();
        if (overflowX !== 'visible') [left, right] = [Math.max(left, box.left), Math.min(right, box.right)];
        if (overflowY === 'hidden' || overflowY === 'clip')
          [top, bottom] = [Math.max(top, box.top), Math.min(bottom, box.bottom)];
      }
      return { left, right, top, bottom };
    }
  });
}

/** Returns the texts of elements that scroll horizontally. */
export function sidewaysScrollers(part: Locator): Promise<string[]> {
  return part.evaluate((root) =>
    [root, ...root.querySelectorAll('*')]
      .filter((element) => /auto|scroll/.test(getComputedStyle(element).overflowX))
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ textContent }) => textContent.trim().slice(0, 80)),
  );
}

/** Returns links and buttons that are outside the window, or whose text overflows them or is covered. */
export function unreadableControls(part: Locator): Promise<string[]> {
  return part.evaluate((root) => {
    const controls = [...root.querySelectorAll('a, button')].filter((control) =>
      control.checkVisibility({ visibilityProperty: true }),
    );
    return controls.filter((control) => !isReadable(control)).map(({ textContent }) => textContent.trim());

    function isReadable(control: Element): boolean {
      const box = control.getBoundingClientRect();
      if (box.left < 0 || box.right > window.innerWidth) return false;
      const isOver = (x: number, y: number) => control.contains(document.elementFromPoint(x, y));
      return linesOf(control).every(
        ({ left, top, right, bottom }) =>
          left >= box.left - 1 &&
          right <= box.right + 1 &&
          isOver(left + 1, (top + bottom) / 2) &&
          isOver(right - 1, (top + bottom) / 2),
      );
    }

    /** Returns the line boxes of a control's text, without visually hidden text. */
    function linesOf(control: Element): DOMRect[] {
      const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
      const lines: DOMRect[] = [];
      while (texts.nextNode()) {
        const around = texts.currentNode.parentElement;
        if (!around || getComputedStyle(around).clipPath !== 'none') continue;
        const range = document.createRange();
        range.selectNodeContents(texts.currentNode);
        lines.push(...range.getClientRects());
      }
      return lines;
    }
  });
}
