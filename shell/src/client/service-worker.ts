/** Delay until the page is idle, so that requests do not compete with the page's. */
const DELAY_MILLISECONDS = 3_000;

/** Registers the service worker; the site works without it. */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator)) {
    console.info('Service workers are not supported.');
    return;
  }
  window.setTimeout(() => {
    navigator.serviceWorker.register('/sw.js', { scope: '/' }).catch((error: unknown) => {
      console.info('Service worker registration failed:', error);
    });
  }, DELAY_MILLISECONDS);
}
