import { useEffect, useRef } from 'react';
import { announce, returnToLink, useLocation } from '@careers/platform';

/**
 * After a navigation, focuses the link that the visitor comes back to, the hash's target, or the page's title, and
 * announces the title. On arrival only the link, and nothing when only the filters of a page change.
 */
export function NavigationFocus() {
  const { pathname, hash } = useLocation();
  const shown = useRef('');

  useEffect(() => {
    const before = shown.current;
    shown.current = pathname;
    if (before === pathname) return;
    const main = document.querySelector('main');
    const hasReturned = main !== null && returnToLink(main);
    if (before === '') return;
    if (!hasReturned) focusPlace(hash);
    announce(document.title);
  }, [pathname, hash]);

  return null;
}

export function focusPlace(hash: string): void {
  const target =
    (hash && document.getElementById(decodeURIComponent(hash.slice(1)))) ||
    document.querySelector<HTMLElement>('main h1');
  if (target && !target.hasAttribute('tabindex')) target.tabIndex = -1;
  target?.focus({ preventScroll: hash === '' });
}
