import { PAGE_INTERACTIVE } from './page-interactive.ts';

declare global {
  interface Window {
    /** Loads the document of the current history entry where it is another than the document's; returns whether it is. */
    reloadIfLeft?(): boolean;
  }
}

/**
 * Loads the document of a history entry that the visitor goes to before the page can show it. Browsers take the entries
 * of a document that was reloaded for states of the new one, and change the address alone: without an event until the
 * document is loaded, so that the page asks by the function returned before it hydrates.
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

/** A hash names no other document. */
function address(): string {
  return window.location.pathname + window.location.search;
}
