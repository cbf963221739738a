import { pageOf } from '@careers/platform/follow-links';

/** A pointer that hovers a link this long is likely to press it. */
const REST_MILLISECONDS = 65;
/** Limits wasted requests. */
const MAX_PAGES = 20;

/** The Network Information API; not a standard. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the network allows prefetching (decisions.md#states-and-flows, "Offline"). */
export function isPrefetchWelcome(browser: {
  onLine: boolean;
  connection?: Connection | undefined;
}): boolean {
  const { saveData = false, effectiveType = '4g' } = browser.connection ?? {};
  return browser.onLine && !saveData && !effectiveType.endsWith('2g');
}

/** Whether the network allows prefetching now. */
export function hasRoomForPrefetch(): boolean {
  return isPrefetchWelcome(navigator as { onLine: boolean; connection?: Connection });
}

/**
 * Calls `prefetch` once for each page whose link is hovered, touched or focused, up to a limit, where the network
 * allows it.
 */
export function prefetchOnIntent(prefetch: (page: URL) => void): void {
  const seen = new Set([window.location.href]);
  let timer: number | undefined;
  const consider = (target: EventTarget | null, delay: number) => {
    window.clearTimeout(timer);
    const link = target instanceof Element ? target.closest('a') : null;
    const page = link && pageOf(link);
    if (!page) return;
    page.hash = '';
    if (seen.has(page.href) || seen.size > MAX_PAGES) return;
    const start = () => {
      if (!hasRoomForPrefetch()) return;
      seen.add(page.href);
      prefetch(page);
    };
    if (delay === 0) start();
    else timer = window.setTimeout(start, delay);
  };
  const listen = (type: string, delay: number) =>
    document.addEventListener(type, ({ target }) => consider(target, delay), { passive: true });
  listen('pointerover', REST_MILLISECONDS);
  listen('focusin', REST_MILLISECONDS);
  listen('pointerdown', 0);
}
