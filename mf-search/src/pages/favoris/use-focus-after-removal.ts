import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

const HEART = 'button[aria-pressed]';

/**
 * Moves the focus from a removed card to the heart of the next one, or to "Annuler" after the last. Returns the
 * callbacks to run before a card is removed or restored.
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
