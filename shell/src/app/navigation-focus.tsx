import { useEffect, useRef } from 'react';
import { announce, useLocation } from '@careers/platform';

/**
 * After a navigation, focuses the new page's title, or the hash's target, and announces the title. Not on arrival, and
 * not when only the filters of a page change.
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
