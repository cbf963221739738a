import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

interface InViewOptions {
  /** Value until the first notification of the observer. */
  initially: boolean;
  /** `rootMargin` of the observer: CSS margins that grow or shrink the viewport. */
  margin?: string;
}

/** Returns true while the element is in view. */
export function useInView(
  element: RefObject<Element | null>,
  { initially, margin = '0px' }: InViewOptions,
): boolean {
  const [isInView, setIsInView] = useState(initially);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver(
      // A busy page gets several entries at once: the last one counts.
      (entries) => setIsInView((before) => entries.at(-1)?.isIntersecting ?? before),
      { rootMargin: margin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, margin]);
  return isInView;
}
