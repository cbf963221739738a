import { readEntry } from '@careers/platform/history-entries';
import { SCROLL_POSITIONS_KEY } from '../../app/constants.ts';

/**
 * Scrolls a document that was reloaded, or came back to, to where the visitor was, as soon as its scripts run. Browsers do
 * so themselves, but may prefer the target of the hash.
 */
export function restorePosition(): void {
  if (window.location.hash === '') return;
  const { key } = readEntry();
  const top = key === undefined ? undefined : readPositions()[key];
  if (typeof top === 'number') window.scrollTo({ top, behavior: 'instant' });
}

/** Positions by the router's names of entries, as `ScrollRestoration` keeps them. */
function readPositions(): Readonly<Record<string, unknown>> {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(SCROLL_POSITIONS_KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? { ...kept } : {};
  } catch {
    // Without storage, nothing is kept.
    return {};
  }
}
