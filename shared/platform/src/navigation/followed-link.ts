import { readEntry, writeEntry } from './history-entry.ts';

/**
 * Records the followed link in the history entry, which survives a reload of the next page. `by` is what follows the
 * link; a navigation by the browser unloads this document.
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

/** Removes the followed link from the history entry. */
export function forgetLink(): void {
  writeEntry({ followed: null });
}

/**
 * Focuses, once, the link in a region that the visitor followed from this history entry, and scrolls it into view.
 * Returns false without such a link.
 */
export function returnToLink(region: Element): boolean {
  const { followed } = readEntry();
  // Ignores a page that hydrates while the browser already loads the next one.
  if (!followed || followed.leaving === performance.timeOrigin) return false;
  const links = linksTo(region, followed.href);
  const link = links[followed.nth] ?? links[0];
  if (!link) return false;
  // A reload of this page is not a return.
  forgetLink();
  link.focus({ preventScroll: true });
  link.scrollIntoView({ block: 'nearest' });
  return true;
}

function linksTo(region: Element, href: string): HTMLAnchorElement[] {
  return [...region.querySelectorAll('a')].filter((link) => link.getAttribute('href') === href);
}
