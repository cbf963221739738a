/** A pointer that rests on a link this long is likely to press it. */
const REST_MILLISECONDS = 80;
/** More than a visitor looks at before choosing is waste. */
const MOST_PAGES = 12;

/** What some browsers say of the network; no standard yet. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the visitor's network has room for what may not be needed (decisions §6, "Offline"). */
export function isPrefetchWelcome(browser: {
  onLine: boolean;
  connection?: Connection | undefined;
}): boolean {
  const { saveData = false, effectiveType = '4g' } = browser.connection ?? {};
  return browser.onLine && !saveData && !effectiveType.endsWith('2g');
}

/**
 * Calls `prefetch` with the path of a link of this site that a visitor points at or focuses: once for each, for a
 * few, and only where the network has room.
 */
export function prefetchOnIntent(prefetch: (pathname: string) => void): void {
  const seen = new Set([window.location.pathname]);
  let timer: number | undefined;
  const consider = (target: EventTarget | null, delay: number) => {
    window.clearTimeout(timer);
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
    if (!link || link.target || link.hasAttribute('download')) return;
    const { pathname } = link;
    if (seen.has(pathname) || seen.size > MOST_PAGES) return;
    timer = window.setTimeout(() => {
      if (!isPrefetchWelcome(navigator as { onLine: boolean; connection?: Connection })) return;
      seen.add(pathname);
      prefetch(pathname);
    }, delay);
  };
  document.addEventListener('pointerover', ({ target }) => consider(target, REST_MILLISECONDS), {
    passive: true,
  });
  document.addEventListener('focusin', ({ target }) => consider(target, REST_MILLISECONDS), {
    passive: true,
  });
  document.addEventListener('pointerdown', ({ target }) => consider(target, 0), { passive: true });
}
