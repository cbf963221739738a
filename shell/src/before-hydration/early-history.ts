import { PAGE_INTERACTIVE } from './page-interactive.ts';

declare global {
  interface Window {
    /** Loads the document of the current history entry if it differs from this one; returns true if so. */
    reloadIfLeft?(): boolean;
  }
}

/**
 * Loads the document of a history entry visited before hydration. Browsers treat entries of a reloaded document as
 * states of the new one, and only change the address, without an event until it has loaded: the page must call the
 * returned function before it hydrates.
 */
export function followEarlyHistory(reload = () => window.location.reload()): () => boolean {
  const shown = address();
  const reloadIfLeft = () => {
    const isLeft = address() !== shown;
    if (isLeft) {
      window.history.replaceState({ ...stateOfEntry(), isReturn: true }, '');
      reload();
    }
    return isLeft;
  };
  window.addEventListener('popstate', reloadIfLeft);
  document.addEventListener(PAGE_INTERACTIVE, () => window.removeEventListener('popstate', reloadIfLeft), {
    once: true,
  });
  return reloadIfLeft;
}

/** Returns true, once, if this document was loaded by a visitor's return to its history entry. */
export function takeReturn(): boolean {
  const { isReturn = false, ...state } = stateOfEntry();
  if (isReturn) window.history.replaceState(state, '');
  return isReturn;
}

function stateOfEntry(): { isReturn?: boolean } {
  return (window.history.state as { isReturn?: boolean } | null) ?? {};
}

/** Returns the address without its hash, which does not change the document. */
function address(): string {
  return window.location.pathname + window.location.search;
}
