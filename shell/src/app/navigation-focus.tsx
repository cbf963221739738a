import { useEffect, useRef } from 'react';
import { announce, useLocation } from '@careers/platform';

/**
 * After a navigation in the browser the focus goes to the new page's title, or to what the address points at,
 * and the title is announced. Not on arrival, and not when only filters of one page change.
 */
export function NavigationFocus() {
  const { pathname, hash } = useLocation();
  const shown = useRef({ pathname, hash });

  useEffect(() => {
    const before = shown.current;
    shown.current = { pathname, hash };
    if (before.pathname === pathname) return;
    const target =
      (hash && document.getElementById(decodeURIComponent(hash.slice(1)))) ||
      document.querySelector<HTMLElement>('main h1');
    if (target && !target.hasAttribute('tabindex')) target.tabIndex = -1;
    target?.focus({ preventScroll: hash === '' });
    announce(document.title);
  }, [pathname, hash]);

  return null;
}
