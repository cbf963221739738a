import { useEffect, useLayoutEffect, useState, useSyncExternalStore, ViewTransition } from 'react';
import type { ReactNode } from 'react';
import { createGlobalStyle } from 'styled-components';
import { useLocation } from '@careers/platform';

const STILL = '(prefers-reduced-motion: reduce)';
const ARRIVING = 'data-arriving';

/**
 * Fades a page out over the next one, where the browser can and motion is welcome. React renders the next page first:
 * the browser holds still for the commit only. A page whose filters change does not fade.
 */
export function PageTransition({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const [shown, setShown] = useState(pathname);
  const isMotionWelcome = useIsMotionWelcome();
  // Between the picture of the page that goes and the one of the page that comes, which is not taken.
  useLayoutEffect(() => document.documentElement.setAttribute(ARRIVING, ''), [pathname]);
  useEffect(() => {
    document.documentElement.removeAttribute(ARRIVING);
    setShown(pathname);
  }, [pathname]);
  return (
    <>
      <Fade />
      <ViewTransition default="none" update={isMotionWelcome && shown !== pathname ? 'page' : 'none'}>
        {children}
      </ViewTransition>
    </>
  );
}

function useIsMotionWelcome(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = window.matchMedia(STILL);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => !window.matchMedia(STILL).matches,
    () => false,
  );
}

/** Only a picture of the page that goes is moved: the frame and the page that comes are there at once, and answer. */
const Fade = createGlobalStyle`
  :root,
  [${ARRIVING}] main {
    view-transition-name: none !important;
  }
  ::view-transition {
    pointer-events: none;
  }
  ::view-transition-old(.page) {
    animation-duration: 160ms;
    animation-timing-function: ease-out;
  }
`;
