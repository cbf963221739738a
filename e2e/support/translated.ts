import type { Page } from '@playwright/test';

export const MOMENTS = ['before hydration', 'after hydration'] as const;

/**
 * Moves each text of the page into elements of its own, now and whenever one comes, as a browser's translation does. The words
 * stay, so that tests find them; each is marked with a language.
 */
export async function translate(page: Page, moment: (typeof MOMENTS)[number]): Promise<void> {
  await page.addInitScript((isEarly) => {
    const untouched = 'svg, script, style, noscript, textarea, select, font';
    const move = (text: Text) => {
      if (!text.data.trim() || text.parentElement?.closest(untouched)) return;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      outer.lang = 'uk';
      outer.append(inner);
      inner.textContent = text.data;
      text.replaceWith(outer);
    };
    const moveAll = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      texts.forEach(move);
    };
    const start = () => {
      moveAll(document.body);
      new MutationObserver((records) => {
        for (const node of records.flatMap(({ addedNodes }) => [...addedNodes]))
          if (node instanceof Text) move(node);
          else if (node.nodeName !== 'FONT') moveAll(node);
      }).observe(document.body, { childList: true, subtree: true });
    };
    const startWhenHydrated = () => {
      if (!document.documentElement.hasAttribute('data-hydrated')) return;
      hydration.disconnect();
      start();
    };
    const hydration = new MutationObserver(startWhenHydrated);
    document.addEventListener('DOMContentLoaded', () => {
      if (isEarly) start();
      else hydration.observe(document.documentElement, { attributes: true });
    });
  }, moment === 'before hydration');
}

/** Returns the page's texts that no translation has, which a visitor would read in French. */
export function untranslatedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const { parentElement, nodeValue } = walker.currentNode;
      if (
        nodeValue?.trim() &&
        !parentElement?.closest('svg, script, style, noscript, textarea, select, font')
      )
        found.push(nodeValue.trim());
    }
    return found;
  });
}
