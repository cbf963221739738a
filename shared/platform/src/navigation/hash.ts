import type { Navigate } from '@careers/contract';
import { readEntry } from './history-entry.ts';

/** Returns the first part of a hash: `candidature` for `#candidature/cv`. */
export function hashName(hash: string): string {
  return hash.slice(1).split('/')[0] ?? '';
}

/** Returns the number of entries right before this one with the same hash name: steps of one dialog or form. */
export function stepsBefore(): number {
  return readEntry().step?.index ?? 0;
}

/** Returns true if the visitor opened the dialog of this hash from its page, not by a URL with the hash. */
export function isOpenedHere(): boolean {
  return readEntry().step?.isOpenedHere ?? false;
}

let isClosing = false;

/**
 * Closes a dialog that the hash has opened: goes back past all its steps, so that the back button then leaves the page.
 * For a dialog opened by the page's URL, replaces the entry with the page.
 */
export function closeHash(navigate: Navigate): void {
  const name = hashName(window.location.hash);
  if (isClosing || name === '') return;
  const steps = stepsBefore() + (isOpenedHere() ? 1 : 0);
  const showPage = () => {
    const { pathname, search, hash } = window.location;
    if (hashName(hash) === name) navigate(pathname + search, { replace: true, keepScroll: true });
  };
  // Browsers drop the oldest of many entries.
  if (steps === 0 || steps >= window.history.length) return showPage();
  isClosing = true;
  const onPopState = () => {
    isClosing = false;
    showPage();
  };
  window.addEventListener('popstate', onPopState, { once: true });
  window.history.go(-steps);
}
