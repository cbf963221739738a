import { useState } from 'react';
import type { Search } from '../../url/index.ts';

/**
 * The search as the visitor has just chosen it, ahead of the answer: a box stays ticked while its results load, and
 * the next choice adds to it. Another answer, for whatever reason, replaces it.
 */
export function useDraftSearch(search: Search, onChange: (search: Search) => void) {
  const [draft, setDraft] = useState({ answered: search, chosen: search });
  const chosen = draft.answered === search ? draft.chosen : search;
  return {
    chosen,
    choose(next: Search) {
      setDraft({ answered: search, chosen: next });
      onChange(next);
    },
  };
}
