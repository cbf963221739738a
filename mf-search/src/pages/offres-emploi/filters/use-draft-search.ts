import { startTransition, useLayoutEffect, useRef, useState } from 'react';
import { afterNextPaint } from '@careers/platform';
import type { Search } from '../../../url/index.ts';
import { DraftSearch } from './draft-search.ts';

/** Makes another search of the one that was chosen last. */
export type Choice = (search: Search) => Search;

/**
 * An optimistic search: what was chosen holds while its results load, and the next choice adds to it; any answer replaces
 * it. The controls of `draft` show a choice first, `chosen` and the request follow after the next paint, with all that was
 * chosen before.
 */
export function useDraftSearch(search: Search, onChange: (search: Search) => void) {
  const [draft] = useState(() => new DraftSearch(search));
  const [known, setKnown] = useState({ search, chosen: search });
  if (known.search !== search) setKnown({ search, chosen: search });
  const { chosen } = known;
  const isPending = useRef(false);
  useLayoutEffect(() => {
    // An older choice's answer: what was chosen since is still to be asked for.
    if (!isPending.current) draft.set(chosen);
  }, [draft, chosen]);
  return {
    draft,
    chosen,
    choose(choice: Choice) {
      const next = choice(draft.latest);
      if (next === draft.latest) return;
      draft.set(next);
      if (isPending.current) return;
      isPending.current = true;
      afterNextPaint(() => {
        isPending.current = false;
        const { latest } = draft;
        // In slices: the page has many links, and each leads elsewhere now.
        startTransition(() => setKnown((before) => ({ ...before, chosen: latest })));
        onChange(latest);
      });
    },
  };
}
