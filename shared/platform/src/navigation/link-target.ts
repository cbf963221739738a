/** Files are not pages: `/offre-emploi/…/fiche-de-poste.pdf`. */
const FILE = /\.[a-z0-9]{2,5}$/i;

/** Returns the page of this site that a link leads to, null for any other link. */
export function pageOf(link: HTMLAnchorElement): URL | null {
  if (!link.hasAttribute('href') || link.target || link.hasAttribute('download') || 'reload' in link.dataset)
    return null;
  const url = new URL(link.href);
  return url.origin === window.location.origin && !FILE.test(url.pathname) ? url : null;
}

/** Returns true if a link leads to a fragment of its own page. */
export function isWithinPage({ pathname, search, hash }: HTMLAnchorElement): boolean {
  return hash !== '' && pathname === window.location.pathname && search === window.location.search;
}

/** Returns the link at an event's target, or null. */
export function linkAt(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest('a') : null;
}

/** Returns true if the browser handles a click: a new window, a file, another site, or a click already handled. */
export function isForBrowser(event: MouseEvent, link: HTMLAnchorElement): boolean {
  return event.defaultPrevented || isModified(event) || pageOf(link) === null;
}

function isModified(event: MouseEvent): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}

/** Returns true if the target is a link to another page of this site. */
export function leadsAway(target: EventTarget | null): boolean {
  const link = linkAt(target);
  return link !== null && pageOf(link) !== null && !isWithinPage(link);
}
