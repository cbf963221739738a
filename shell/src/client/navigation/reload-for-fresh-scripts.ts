import type { createBrowserRouter } from 'react-router';
import { isChunkLoadError } from '../../app/chunk-load-error.ts';
import { hasUnsavedWork } from '../unsaved-work.ts';

const STAMP = 'reloaded-at';
/** Cooldown of reloads per tab, as a second failure is not due to a stale page (decisions.md#errors). */
const COOLDOWN_MILLISECONDS = 30_000;

/** Reloads the page unless that would lose input or was just tried; returns true if it does. */
export function reloadForFreshScripts(address: string, now = Date.now()): boolean {
  const last = Number(window.sessionStorage.getItem(STAMP) ?? 0);
  if (now - last < COOLDOWN_MILLISECONDS || hasUnsavedWork()) return false;
  window.sessionStorage.setItem(STAMP, String(now));
  // Assigning the current URL would only jump to its hash.
  if (new URL(address, window.location.href).href === window.location.href) window.location.reload();
  else window.location.assign(address);
  return true;
}

/** Reloads once after a ChunkLoadError: the page may be older than the release. */
export function reloadOnChunkLoadError(router: ReturnType<typeof createBrowserRouter>): void {
  router.subscribe(({ errors, location }) => {
    if (errors && Object.values(errors).some(isChunkLoadError))
      reloadForFreshScripts(location.pathname + location.search + location.hash);
  });
}
