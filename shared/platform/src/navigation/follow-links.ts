import type { Navigate } from '@careers/contract';

/** Files answer with themselves, not with a page: `/offre-emploi/…/fiche-de-poste.pdf`. */
const FILE = /\.[a-z0-9]{2,5}$/i;

/**
 * Follows the links and search forms of a page in the router, wherever they stand: in the pages of any team, in widgets
 * and around them. Left to the browser: other origins, files, downloads, other windows, modified clicks, and whatever a
 * listener below has answered. Returns how to stop.
 */
export function followLinks(root: Document | HTMLElement, navigate: Navigate): () => void {
  const onClick = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || !(event instanceof MouseEvent) || isForBrowser(event, link)) return;
    const target = isWithinPage(link) ? targetOf(link) : undefined;
    // A hash that names no place in the page is for those who listen to it: the browser tells them.
    if (target === null) return;
    event.preventDefault();
    const { replace, keepScroll } = link.dataset;
    navigate(addressOf(link), { replace: replace !== undefined, keepScroll: keepScroll !== undefined });
    if (target) focus(target);
  };
  const onSubmit = (event: Event) => {
    const form = event.target;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.method !== 'get') return;
    const action = new URL(form.action);
    if (form.target || action.origin !== window.location.origin) return;
    event.preventDefault();
    // As the browser sends it, empty fields too: they say what somebody took out.
    const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
    navigate(`${action.pathname}?${String(new URLSearchParams(fields))}`);
  };
  root.addEventListener('click', onClick);
  root.addEventListener('submit', onSubmit);
  return () => {
    root.removeEventListener('click', onClick);
    root.removeEventListener('submit', onSubmit);
  };
}

/** Returns the page of this site that a link leads to, null for anything else. */
export function pageOf(link: HTMLAnchorElement): URL | null {
  if (!link.hasAttribute('href') || link.target || link.hasAttribute('download') || 'reload' in link.dataset)
    return null;
  const url = new URL(link.href);
  return url.origin === window.location.origin && !FILE.test(url.pathname) ? url : null;
}

/** Whether a click asks the browser for something other than to follow a link here. */
export function isModified(event: MouseEvent): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}

function isForBrowser(event: MouseEvent, link: HTMLAnchorElement): boolean {
  return event.defaultPrevented || isModified(event) || pageOf(link) === null;
}

function addressOf({ pathname, search, hash }: HTMLAnchorElement): string {
  return pathname + search + hash;
}

function isWithinPage({ pathname, search, hash }: HTMLAnchorElement): boolean {
  return hash !== '' && pathname === window.location.pathname && search === window.location.search;
}

function targetOf({ hash }: HTMLAnchorElement): HTMLElement | null {
  return document.getElementById(decodeURIComponent(hash.slice(1)));
}

/** As the browser does for a link into the page it stands on. */
function focus(target: HTMLElement): void {
  if (!target.matches('a, button, input, select, textarea, summary, [tabindex]')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
