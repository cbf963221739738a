import { linkAt, pageOf } from '@careers/platform/follow-links';

/** Hover time after which a click is likely. */
const HOVER_MILLISECONDS = 65;
const MAX_PAGES = 20;

/** The Network Information API; not a standard. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Returns true if the network allows prefetching (decisions.md#states-and-flows, "Offline"). */
export function hasRoomForPrefetch(): boolean {
  const { onLine, connection = {} } = navigator as Navigator & { connection?: Connection };
  const { saveData = false, effectiveType = '4g' } = connection;
  return onLine && !saveData && !effectiveType.endsWith('2g');
}

/** Calls `prefetch` once for each page whose link is hovered, touched or focused, if the network allows it. */
export function prefetchOnIntent(prefetch: (page: URL) => void): void {
  const seen = new Set([window.location.href]);
  const start = (page: URL) => {
    if (seen.has(page.href) || seen.size > MAX_PAGES || !hasRoomForPrefetch()) return;
    seen.add(page.href);
    prefetch(page);
  };
  const listen = (type: string, delay: number) => {
    // Separate timers: scrolling to a focused link may move another one under a resting pointer.
    let timer: number | undefined;
    const consider = ({ target }: Event) => {
      window.clearTimeout(timer);
      const link = linkAt(target);
      const page = link && pageOf(link);
      if (!page) return;
      page.hash = '';
      if (delay === 0) start(page);
      else timer = window.setTimeout(start, delay, page);
    };
    document.addEventListener(type, consider, { passive: true });
  };
  listen('pointerover', HOVER_MILLISECONDS);
  listen('focusin', HOVER_MILLISECONDS);
  listen('pointerdown', 0);
}
