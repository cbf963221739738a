import { useState } from 'react';
import { afterPaint } from './after-paint.ts';
import type { Search } from '../../../url/index.ts';

/**
 * The search as the visitor has just chosen it, ahead of the answer: a box stays ticked while its results load, and
 * the next choice adds to it. Another answer, for whatever reason, replaces it.
 */
export function useDraftSearch(search: Search, onChange: (search: Search) => void) {
  const [answered, setAnswered] = useState(search);
  const [draft, setDraft] = useState<Search | null>(null);
  if (answered !== search) {
    setAnswered(search);
    setDraft(null);
  }
  return {
    chosen: answered === search ? (draft ?? search) : search,
    choose(next: Search) {
      setDraft(next);
      afterPaint(() => onChange(next));
    },
  };
}
