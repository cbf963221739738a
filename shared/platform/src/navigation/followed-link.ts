/** Keeps in the history entry which link of its page leads away from it: a reload of the next page does not lose it. */
export function rememberLink(link: HTMLAnchorElement): void {
  if (link.closest('main')) writeEntry(link.getAttribute('href'));
}

/**
 * Focuses the link in a region that the visitor followed from this history entry, once, and scrolls to it where it is
 * out of view. Returns whether there is such a link.
 */
export function returnToLink(region: Element): boolean {
  const followed = entry()?.followed;
  if (!followed) return false;
  const link = [...region.querySelectorAll('a')].find((each) => each.getAttribute('href') === followed);
  if (!link) return false;
  // A reload of this page is no return.
  writeEntry(null);
  link.focus({ preventScroll: true });
  link.scrollIntoView({ block: 'nearest' });
  return true;
}

interface Entry {
  readonly followed?: string | null;
}

function entry(): Entry | null {
  return window.history.state as Entry | null;
}

/** Setting it through the router would run the loaders again. */
function writeEntry(followed: string | null): void {
  window.history.replaceState({ ...entry(), followed }, '');
}
