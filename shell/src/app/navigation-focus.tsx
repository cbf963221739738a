import { useEffect, useRef } from 'react';
import { announce, returnToLink, useLocation } from '@careers/platform';
import { takeReturn } from '../before-hydration/early-history.ts';

/**
 * After a navigation, focuses the link that the visitor returns to, the hash's target, or the page's title, and
 * announces the title. On the initial load only the link; nothing if only filters change.
 */
export function NavigationFocus() {
  const { pathname, hash } = useLocation();
  const shown = useRef('');

  useEffect(() => {
    const before = shown.current;
    shown.current = pathname;
    if (before === pathname) return;
    const main = document.querySelector('main');
    // A reload is not a return to the link that once led away.
    const hasReturned = main !== null && !(before === '' && isReload()) && returnToLink(main);
    if (before === '') return;
    if (!hasReturned) focusPlace(hash);
    announce(document.title);
  }, [pathname, hash]);

  return null;
}

function isReload(): boolean {
  const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return arrival?.type === 'reload' && !takeReturn();
}

export function focusPlace(hash: string): void {
  const target =
    (hash && document.getElementById(decodeURIComponent(hash.slice(1)))) ||
    document.querySelector<HTMLElement>('main h1');
  // Browsers open `details` of the target only on load, and closed content cannot be focused.
  const closed = target?.closest<HTMLDetailsElement>('details:not([open])');
  if (closed) closed.open = true;
  if (target && !target.hasAttribute('tabindex')) target.tabIndex = -1;
  target?.focus({ preventScroll: hash === '' });
}
