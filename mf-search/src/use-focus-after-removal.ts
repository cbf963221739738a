import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Moves the focus to the same control of the next item once an item is removed, or to `fallback` when none is left.
 * Returns the callback to run, with the item's index, before it is removed or restored; `shown` changes with the list.
 */
export function useFocusAfterRemoval(
  list: RefObject<HTMLElement | null>,
  controls: string,
  shown: unknown,
  fallback?: RefObject<HTMLElement | null>,
): (index: number) => void {
  const wanted = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (wanted.current === undefined) return;
    const found = list.current?.querySelectorAll<HTMLElement>(controls) ?? [];
    const control = found[Math.min(wanted.current, found.length - 1)];
    (control ?? fallback?.current)?.focus();
    wanted.current = undefined;
  }, [list, controls, shown, fallback]);
  return (index) => (wanted.current = index);
}
