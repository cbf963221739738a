import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Returns whether the element is in view; true until the observer reports. */
export function useInView(element: RefObject<Element | null>): boolean {
  const [isInView, setIsInView] = useState(true);
  useEffect(() => {
    if (!element.current) return undefined;
    // A busy page is told of several moves at once: the last one counts.
    const observer = new IntersectionObserver((moves) => setIsInView(moves.at(-1)?.isIntersecting ?? true));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isInView;
}
