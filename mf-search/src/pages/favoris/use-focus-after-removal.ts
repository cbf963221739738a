import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

const HEART = 'button[aria-pressed]';

/**
 * The focus of a card that leaves the page goes to the heart of the card that takes its place; of the last one, to what
 * brings it back. Returns what is told that the card at a place is about to leave, or to come back.
 */
export function useFocusAfterRemoval(
  list: RefObject<HTMLElement | null>,
  undo: RefObject<HTMLElement | null>,
  shown: readonly unknown[],
): (place: number) => void {
  const wanted = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (wanted.current === undefined) return;
    const hearts = list.current?.querySelectorAll<HTMLElement>(HEART) ?? [];
    const heart = hearts[Math.min(wanted.current, hearts.length - 1)];
    (heart ?? undo.current)?.focus();
    wanted.current = undefined;
  }, [list, undo, shown]);
  return (place) => (wanted.current = place);
}
