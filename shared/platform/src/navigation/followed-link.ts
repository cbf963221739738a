import { readEntry, writeEntry } from './history-entry.ts';

/**
 * Keeps in the history entry which link of its page leads away from it: a reload of the next page does not lose it.
 * `by` says who follows it: the browser ends this document.
 */
export function rememberLink(link: HTMLAnchorElement, by: 'router' | 'browser' = 'router'): void {
  const main = link.closest('main');
  const href = link.getAttribute('href');
  const leaving = by === 'browser' ? performance.timeOrigin : undefined;
  if (main && href !== null)
    writeEntry({ followed: { href, nth: linksTo(main, href).indexOf(link), leaving } });
  // A visitor who leaves by the menu returns to no earlier link.
  else if (readEntry().followed) forgetLink();
}

/** No link leads away from this history entry any more. */
export function forgetLink(): void {
  writeEntry({ followed: null });
}

/**
 * Focuses the link in a region that the visitor followed from this history entry, once, and scrolls to it where it is
 * out of view. Returns whether there is such a link.
 */
export function returnToLink(region: Element): boolean {
  const { followed } = readEntry();
  // A page that hydrates while the browser still loads the next one is being left.
  if (!followed || followed.leaving === performance.timeOrigin) return false;
  const links = linksTo(region, followed.href);
  const link = links[followed.nth] ?? links[0];
  if (!link) return false;
  // A reload of this page is no return.
  forgetLink();
  link.focus({ preventScroll: true });
  link.scrollIntoView({ block: 'nearest' });
  return true;
}

function linksTo(region: Element, href: string): HTMLAnchorElement[] {
  return [...region.querySelectorAll('a')].filter((link) => link.getAttribute('href') === href);
}
