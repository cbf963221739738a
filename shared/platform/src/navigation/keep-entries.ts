import type { Navigate } from '@careers/contract';
import { hashName } from './hash.ts';
import { readEntry, writeEntry } from './history-entry.ts';
import type { EntryStep } from './history-entry.ts';

export { readEntry } from './history-entry.ts';

interface Place {
  page: string;
  hash: string;
  step: EntryStep;
}

/** The used part of a data router. */
interface Router {
  readonly state: { readonly location: object };
  subscribe(
    listener: (state: { location: object; historyAction: `${NewEntry | 'POP'}` }) => void,
  ): () => void;
  navigate(to: string, options: { replace?: boolean; preventScrollReset?: boolean }): Promise<void>;
}

type NewEntry = 'PUSH' | 'REPLACE';

const FIRST: EntryStep = { index: 0, isOpenedHere: false };

let shown: Place | undefined;
let isListening = false;

/**
 * Gives each history entry a key, so that the data and scroll position stored for one are never shown for another. The
 * router sets keys on its own entries only: not on a document's first one, nor on those of hash links followed
 * natively. Called before the router is created, which must find the keys.
 */
export function keepEntries(): void {
  keepEntry('POP');
  if (isListening) return;
  isListening = true;
  window.addEventListener('popstate', () => keepEntry('POP'));
}

/** Does the same for the entries of a router; returns a function for links and widgets to navigate with. */
export function keepRouterEntries(router: Router): Navigate {
  let { location } = router.state;
  router.subscribe((state) => {
    if (state.location === location) return;
    location = state.location;
    if (state.historyAction !== 'POP') keepEntry(state.historyAction);
  });
  return (to, { replace, keepScroll } = {}) =>
    void router.navigate(to, {
      ...(replace !== undefined && { replace }),
      ...(keepScroll !== undefined && { preventScrollReset: keepScroll }),
    });
}

/** Changes only the entry's hash, bypassing the router, which would scroll to its target. */
export function replaceHash(hash: string): void {
  window.history.replaceState(window.history.state, '', hash);
  keepEntry('REPLACE');
}

function keepEntry(action: NewEntry | 'POP'): void {
  const { key, step: known = FIRST } = readEntry();
  const { pathname, search, hash } = window.location;
  const place = { page: pathname + search, hash };
  // The browser pushes entries without a key: hashes typed into the address bar, or followed before the router runs.
  const created = action === 'POP' && key === undefined ? 'PUSH' : action;
  const step = created === 'POP' ? known : stepAfter(shown, place, created);
  if (key === undefined || step !== known)
    writeEntry({ key: key ?? Math.random().toString(36).slice(2), step });
  const before = shown;
  shown = { ...place, step };
  // Dispatches `hashchange` as browsers do for hash links: widgets outside the router listen to it.
  if (action !== 'POP' && before?.hash !== hash) window.dispatchEvent(new HashChangeEvent('hashchange'));
}

/** Returns the step of an entry that was pushed after another, or replaced it. */
function stepAfter(
  before: Place | undefined,
  { page, hash }: Omit<Place, 'step'>,
  action: NewEntry,
): EntryStep {
  if (before?.page !== page || hashName(hash) === '') return FIRST;
  if (hashName(before.hash) !== hashName(hash))
    return action === 'PUSH' ? { index: 0, isOpenedHere: true } : FIRST;
  const { index, isOpenedHere } = before.step;
  return action === 'PUSH' ? { index: index + 1, isOpenedHere } : before.step;
}
