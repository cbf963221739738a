import type { Navigate } from '@careers/contract';
import { readEntry } from './history-entry.ts';

/** Returns the first part of a hash: `candidature` for `#candidature/cv`. */
export function hashName(hash: string): string {
  return hash.slice(1).split('/')[0] ?? '';
}

/** Returns how many entries right before this one have the same hash name: steps of one dialog or form. */
export function stepsBefore(): number {
  return readEntry().step?.index ?? 0;
}

/** Returns whether the visitor opened the dialog of this hash from its page, not by the page's address. */
export function isOpenedHere(): boolean {
  return readEntry().step?.isOpenedHere ?? false;
}

let isClosing = false;

/**
 * Leaves a dialog that the hash has opened for its page: goes back past all its steps, so that back leads away from the
 * page. A dialog that came with the page's address gives its entry to the page.
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
