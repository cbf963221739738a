import { startTransition, useLayoutEffect, useRef, useState } from 'react';
import { afterNextPaint } from '@careers/platform';
import type { Search } from '../../../url/index.ts';
import { DraftSearch } from './draft-search.ts';

/** Derives a new search from the last chosen one. */
export type Choice = (search: Search) => Search;

/**
 * Optimistic search state: choices persist until answered, and accumulate. The controls of `draft` show a choice first;
 * `chosen` and the request follow after the next paint, with all choices so far. `onChange` resolves once the request
 * is answered or superseded.
 */
export function useDraftSearch(search: Search, onChange: (search: Search) => void | Promise<void>) {
  const [draft] = useState(() => new DraftSearch(search));
  const [known, setKnown] = useState({ search, chosen: search });
  if (known.search !== search) setKnown({ search, chosen: search });
  /** Number of choices, and of answered ones. */
  const choices = useRef(0);
  const [answered, setAnswered] = useState(0);
  const isScheduled = useRef(false);
  useLayoutEffect(() => {
    // Ignores the answer to an older choice while a newer one is pending.
    if (answered === choices.current) draft.set(search);
  }, [draft, search, answered]);
  return {
    draft,
    chosen: known.chosen,
    choose(choice: Choice) {
      const next = choice(draft.latest);
      if (next === draft.latest) return;
      draft.set(next);
      choices.current += 1;
      if (isScheduled.current) return;
      isScheduled.current = true;
      afterNextPaint(() => {
        isScheduled.current = false;
        const { latest } = draft;
        const count = choices.current;
        // In a transition, as many links of the page change.
        startTransition(() => setKnown((before) => ({ ...before, chosen: latest })));
        void Promise.resolve(onChange(latest)).then(() =>
          // Committed with the answer's page, or after it.
          startTransition(() => setAnswered((before) => Math.max(before, count))),
        );
      });
    },
  };
}
