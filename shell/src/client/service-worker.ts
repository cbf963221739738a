/** After the page has come to rest: what the worker fetches must not compete with what the visitor waits for. */
const DELAY_MILLISECONDS = 3_000;

/** Registers the service worker; the site works the same without one. */
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
