import { useEffect } from 'react';
import type { RefObject } from 'react';
import { loadLoader } from '../data/loader.ts';

const TOUCHES = ['pointerover', 'touchstart', 'focusin'] as const;

/** Has the code of the next search ready once the visitor points at something: a page that is only read never loads it. */
export function useLoaderOnTouch(region: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = region.current;
    const stop = () => {
      for (const touch of TOUCHES) element?.removeEventListener(touch, load);
    };
    const load = () => {
      stop();
      // What fails here is tried again by the navigation, which says so.
      loadLoader().catch(() => undefined);
    };
    for (const touch of TOUCHES) element?.addEventListener(touch, load, { passive: true });
    return stop;
  }, [region]);
}
