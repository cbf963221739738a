import type { AxeResults } from 'axe-core';

/** Functions that run in the page; each must be self-contained, as Playwright sends its source. */
declare global {
  interface Window {
    axe: { run(context: object): Promise<AxeResults> };
    blockingMilliseconds?: () => number;
  }
}

/**
 * Measures Total Blocking Time: the sum of each long task's time above 50 ms. Also takes pending records when the sum
 * is read, which a busy page has.
 */
export function observeLongTasks(): void {
  let milliseconds = 0;
  const add = (entries: PerformanceEntry[]) => {
    for (const { duration } of entries) milliseconds += Math.max(0, duration - 50);
  };
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  observer.observe({ type: 'longtask', buffered: true });
  window.blockingMilliseconds = () => {
    add(observer.takeRecords());
    return milliseconds;
  };
}

/**
 * Resolves once fonts and pictures can be drawn, or after `milliseconds`. Lazy pictures are loaded too: a screenshot of
 * the whole page does not wait for them.
 */
export async function prepareToDraw(milliseconds: number): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const draw = async (picture: HTMLImageElement) => {
    if (!picture.complete)
      await new Promise((resolve) => {
        picture.addEventListener('load', resolve);
        picture.addEventListener('error', resolve);
      });
    await picture.decode();
  };
  const pictures = [...document.images];
  for (const picture of pictures) picture.loading = 'eager';
  // Sources for the viewport's width are chosen at the next frame.
  await frame();
  await frame();
  const late = new Promise((resolve) => setTimeout(resolve, milliseconds));
  await Promise.race([Promise.allSettled([document.fonts.ready, ...pictures.map(draw)]), late]);
}

/** Returns selectors without a leading class, id or attribute, which apply to every area. */
export function globalSelectors(): string[] {
  const found = new Set<string>();
  const look = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSStyleRule)
        for (const selector of rule.selectorText.split(/,(?![^(]*\))/))
          if (!/^[^\s>+~]*[.#[]/.test(selector.trim())) found.add(selector.trim());
      if ('cssRules' in rule && !(rule instanceof CSSKeyframesRule)) look(rule.cssRules as CSSRuleList);
    }
  };
  for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets]) {
    // Skips style sheets of another origin: unreadable, and never a remote's.
    if (sheet.href === null || new URL(sheet.href).origin === window.location.origin) look(sheet.cssRules);
  }
  return [...found].sort();
}
