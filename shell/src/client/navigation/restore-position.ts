import { readEntry } from '@careers/platform/history-entries';
import { SCROLL_POSITIONS_KEY } from '../../app/constants.ts';

/**
 * Restores the scroll position of a reloaded or revisited document as soon as its scripts run. Browsers do so too, but
 * may prefer the hash's target.
 */
export function restorePosition(): void {
  if (window.location.hash === '') return;
  const { key } = readEntry();
  const top = key === undefined ? undefined : readPositions()[key];
  if (typeof top === 'number') window.scrollTo({ top, behavior: 'instant' });
}

/** Reads positions by the router's entry keys, as stored by `ScrollRestoration`. */
function readPositions(): Readonly<Record<string, unknown>> {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(SCROLL_POSITIONS_KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? { ...kept } : {};
  } catch {
    // No positions without storage.
    return {};
  }
}
