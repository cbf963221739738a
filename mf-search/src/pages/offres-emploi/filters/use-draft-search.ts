import { startTransition, useEffect, useRef } from 'react';
import { afterNextPaint } from '@careers/platform';
import type { Search } from '../../../url/index.ts';
import { useShownValue } from './use-shown-value.ts';

/** Makes another search of the one that was chosen last. */
export type Choice = (search: Search) => Search;

/**
 * An optimistic search: what was chosen holds while its results load, and the next choice adds to it; any answer replaces
 * it. The control that was used shows it first, the page and the request follow after the next paint, with all that was
 * chosen before.
 */
export function useDraftSearch(search: Search, onChange: (search: Search) => void) {
  const [chosen, show] = useShownValue(search);
  const latest = useRef(search);
  const isPending = useRef(false);
  useEffect(() => {
    // An older choice's answer: what was chosen since is still to be asked for.
    if (!isPending.current) latest.current = chosen;
  }, [chosen]);
  return {
    chosen,
    choose(choice: Choice) {
      const next = choice(latest.current);
      if (next === latest.current) return;
      latest.current = next;
      if (isPending.current) return;
      isPending.current = true;
      afterNextPaint(() => {
        isPending.current = false;
        // In slices: the page has many links, and each leads elsewhere now.
        startTransition(() => show(latest.current));
        onChange(latest.current);
      });
    },
  };
}
