import { useLayoutEffect, useRef } from 'react';

/**
 * Remembers what has the focus when something opens. Returns how to give it back once that has closed; where
 * something else has taken the focus meanwhile, such as the title of the next page, it stays there.
 */
export function useFocusReturn(isOpen: boolean): () => void {
  const opener = useRef<Element | null>(null);
  useLayoutEffect(() => {
    if (isOpen) opener.current = document.activeElement;
  }, [isOpen]);
  return () => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isLost && opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
  };
}
