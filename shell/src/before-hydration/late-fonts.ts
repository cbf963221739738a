/** The longest that text is to wait for an `optional` font (CSS Fonts Level 4, `font-display`). */
const LATE_MILLISECONDS = 100;
/** A font from the browser's cache has come by then. */
const CACHED_MILLISECONDS = 50;

/**
 * Drops the fonts that will come too late to be used, before the first frame or the first styles: for each that comes,
 * browsers may lay out the whole page again, and show no change. A font takes as long as the page itself did.
 */
export function dropLateFonts(): void {
  const start = performance.now();
  let isFramed = false;
  requestAnimationFrame(() => {
    isFramed = true;
    disableLateFonts(start);
  });
  const onParsed = () => {
    disableLateFonts(start);
    // Computes styles while the first paint waits for preloaded fonts: browsers would postpone it until after the
    // deferred scripts.
    if (!isFramed) void getComputedStyle(document.body).color;
  };
  document.addEventListener('readystatechange', onParsed, { once: true });
}

function disableLateFonts(start: number): void {
  const now = performance.now();
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!page || now - start <= CACHED_MILLISECONDS) return;
  if ((page.responseEnd || now) - page.requestStart <= LATE_MILLISECONDS) return;
  for (const style of document.querySelectorAll<HTMLStyleElement>('[data-font]')) {
    const { href } = new URL(style.dataset['font'] ?? '', window.location.href);
    if (performance.getEntriesByName(href).length === 0) style.media = 'not all';
  }
}
