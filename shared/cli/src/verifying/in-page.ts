import type { AxeResults } from 'axe-core';

/** Functions that run in the page: each stands alone, as Playwright sends its text there. */
declare global {
  interface Window {
    axe: { run(context: object): Promise<AxeResults> };
    blockingMilliseconds?: () => number;
  }
}

/**
 * Adds up what each long task has above 50 ms, as Total Blocking Time does. Records that the browser has
 * not delivered yet are taken when the sum is read: a page that has just been busy has some.
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

/** Returns the selectors of the page that begin with no class, id or attribute: they reach into every area. */
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
    // One of another origin cannot be read, and is none of a remote's.
    if (sheet.href === null || new URL(sheet.href).origin === window.location.origin) look(sheet.cssRules);
  }
  return [...found].sort();
}
