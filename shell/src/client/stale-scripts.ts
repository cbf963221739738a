import type { createBrowserRouter } from 'react-router';
import { hasUnsavedWork } from './unsaved-work.ts';

const STAMP = 'reloaded-at';
/** One reload in this time per tab: a second failure is no stale page but a fault (decisions §8). */
const PAUSE_MILLISECONDS = 30_000;

/** Whether an error means that a script of the page could not be had: the page may be older than the release. */
export function isScriptFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    error.name === 'ChunkLoadError' ||
    /Loading (CSS )?chunk|RUNTIME-0\d\d|ScriptExternalLoadError/.test(error.message)
  );
}

/** Loads the page anew where that may help and nothing typed is lost; returns whether it does. */
export function reloadForFreshScripts(address: string, now = Date.now()): boolean {
  const last = Number(window.sessionStorage.getItem(STAMP) ?? 0);
  if (now - last < PAUSE_MILLISECONDS || hasUnsavedWork()) return false;
  window.sessionStorage.setItem(STAMP, String(now));
  window.location.assign(address);
  return true;
}

/** Tries once with a fresh page where a navigation failed for want of a script. */
export function reloadOnScriptFailure(router: ReturnType<typeof createBrowserRouter>): void {
  router.subscribe(({ errors, location }) => {
    if (errors && Object.values(errors).some(isScriptFailure))
      reloadForFreshScripts(location.pathname + location.search + location.hash);
  });
}
