import { hasUnsavedWork } from '../unsaved-work.ts';

const STAMP = 'reloaded-at';
/** One reload in this time per tab: a second failure is no stale page but a fault (decisions.md#errors). */
const PAUSE_MILLISECONDS = 30_000;

/** Loads the page anew where that may help and nothing typed is lost; returns whether it does. */
export function reloadForFreshScripts(address: string, now = Date.now()): boolean {
  const last = Number(window.sessionStorage.getItem(STAMP) ?? 0);
  if (now - last < PAUSE_MILLISECONDS || hasUnsavedWork()) return false;
  window.sessionStorage.setItem(STAMP, String(now));
  // Assigning the address it has already would only jump to its hash.
  if (new URL(address, window.location.href).href === window.location.href) window.location.reload();
  else window.location.assign(address);
  return true;
}
