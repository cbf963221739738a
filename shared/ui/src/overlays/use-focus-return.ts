import { useLayoutEffect, useRef } from 'react';

/**
 * Remembers the focused element when something opens. Returns a function that restores the focus, unless something
 * else has taken it meanwhile.
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
