import { useSyncExternalStore } from 'react';
import type { Search } from '../../../url/index.ts';

/** The search as last chosen. Controls show it immediately; the page and its links follow in a transition. */
export class DraftSearch {
  latest: Search;
  readonly #listeners = new Set<() => void>();

  constructor(search: Search) {
    this.latest = search;
  }

  set(search: Search): void {
    this.latest = search;
    for (const listener of this.#listeners) listener();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };
}

/** Selects a value of the draft for a control; re-renders only when it changes. The value must be stable. */
export function useDraftValue<Value>(draft: DraftSearch, read: (search: Search) => Value): Value {
  const readLatest = () => read(draft.latest);
  return useSyncExternalStore(draft.subscribe, readLatest, readLatest);
}
