import { useState } from 'react';
import { afterPaint } from './after-paint.ts';
import type { Search } from '../../../url/index.ts';

interface Draft {
  readonly search: Search;
  /** Whether it was requested: an answer that arrives earlier belongs to an older choice. */
  readonly isAsked: boolean;
}

/**
 * An optimistic search: a box stays ticked while its results load, and the next choice adds to it. Once requested, any
 * answer replaces it.
 */
export function useDraftSearch(search: Search, onChange: (search: Search) => void) {
  const [answered, setAnswered] = useState(search);
  const [draft, setDraft] = useState<Draft | null>(null);
  let shown = draft;
  if (answered !== search) {
    setAnswered(search);
    if (draft?.isAsked) shown = null;
    setDraft(shown);
  }
  return {
    chosen: shown?.search ?? search,
    choose(next: Search) {
      const chosen: Draft = { search: next, isAsked: false };
      setDraft(chosen);
      afterPaint(() => {
        setDraft((latest) => (latest === chosen ? { ...chosen, isAsked: true } : latest));
        onChange(next);
      });
    },
  };
}
