import { startTransition, useLayoutEffect, useRef, useState } from 'react';
import { afterNextPaint } from '@careers/platform';
import type { Search } from '../../../url/index.ts';
import { DraftSearch } from './draft-search.ts';

/** Makes another search of the one that was chosen last. */
export type Choice = (search: Search) => Search;

/**
 * An optimistic search: what was chosen holds until it is answered, and the next choice adds to it. The controls of `draft`
 * show a choice first; `chosen` and the request follow after the next paint, with all that was chosen before. `onChange`
 * resolves once the request is answered, or another one has taken its place.
 */
export function useDraftSearch(search: Search, onChange: (search: Search) => void | Promise<void>) {
  const [draft] = useState(() => new DraftSearch(search));
  const [known, setKnown] = useState({ search, chosen: search });
  if (known.search !== search) setKnown({ search, chosen: search });
  /** Choices so far, and how many of them are answered. */
  const choices = useRef(0);
  const [answered, setAnswered] = useState(0);
  const isScheduled = useRef(false);
  useLayoutEffect(() => {
    // An older choice's answer changes nothing in the controls: a newer one is on its way.
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
        // In slices: the page has many links, and each leads elsewhere now.
        startTransition(() => setKnown((before) => ({ ...before, chosen: latest })));
        void Promise.resolve(onChange(latest)).then(() =>
          // With the answer's page, or after it.
          startTransition(() => setAnswered((before) => Math.max(before, count))),
        );
      });
    },
  };
}
