import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore, ViewTransition } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from '@careers/platform';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';
/** The page that comes is not captured (`layout/layout-css.ts`): it is there at once, and answers. */
const ARRIVING = 'data-arriving';

/**
 * Fades a page out over the next one, where the browser can and motion is welcome. React renders the next page first:
 * the browser holds still for the commit only. A page whose filters change does not fade.
 */
export function PageTransition({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const [shown, setShown] = useState(pathname);
  const isMotionWelcome = useIsMotionWelcome();
  const committed = useRef(pathname);
  // Between the capture of the page that goes and that of the page that comes.
  useLayoutEffect(() => {
    if (committed.current === pathname) return;
    committed.current = pathname;
    document.documentElement.setAttribute(ARRIVING, '');
  }, [pathname]);
  useEffect(() => {
    document.documentElement.removeAttribute(ARRIVING);
    setShown(pathname);
  }, [pathname]);
  return (
    <ViewTransition
      default="none"
      update={isMotionWelcome && shown !== pathname ? 'page' : 'none'}
      // Effects would wait for the end of the fade; an update brings them forward.
      onUpdate={() => setShown(pathname)}
    >
      {children}
    </ViewTransition>
  );
}

function useIsMotionWelcome(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = window.matchMedia(REDUCED_MOTION);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => !window.matchMedia(REDUCED_MOTION).matches,
    () => false,
  );
}
