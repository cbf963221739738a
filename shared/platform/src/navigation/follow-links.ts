import type { Navigate } from '@careers/contract';
import { goBack } from './back-link.ts';
import { rememberLink } from './followed-link.ts';
import { isForBrowser, isWithinPage, linkAt } from './link-target.ts';

export { linkAt, pageOf } from './link-target.ts';

/**
 * Routes the links and search forms of a page through the router, in all areas, widgets and the layout. Left to the
 * browser: other origins, files, downloads, new windows, modified clicks, and events already handled. Returns a
 * function that stops it.
 */
export function followLinks(root: Document | HTMLElement, navigate: Navigate): () => void {
  const onClick = (event: Event) => {
    const link = linkAt(event.target);
    if (!link || !(event instanceof MouseEvent) || isForBrowser(event, link) || goBack(event, link)) return;
    event.preventDefault();
    const target = isWithinPage(link) ? targetOf(link) : undefined;
    if (target === undefined) rememberLink(link);
    const { replace, keepScroll } = link.dataset;
    navigate(addressOf(link), {
      // Replaces the entry for a link to the current address, like a browser.
      replace: replace !== undefined || link.href === window.location.href,
      // A hash without a target opens a dialog over the page.
      keepScroll: keepScroll !== undefined || target === null,
    });
    if (target) focus(target);
  };
  const onSubmit = (event: Event) => {
    const form = event.target;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.method !== 'get') return;
    const action = new URL(form.action);
    if (form.target || action.origin !== window.location.origin) return;
    event.preventDefault();
    // Includes empty fields, as a native submission does: they show removed criteria.
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

function addressOf({ pathname, search, hash }: HTMLAnchorElement): string {
  return pathname + search + hash;
}

function targetOf({ hash }: HTMLAnchorElement): HTMLElement | null {
  return document.getElementById(decodeURIComponent(hash.slice(1)));
}

/** Moves focus to the target of a hash, like a browser. */
function focus(target: HTMLElement): void {
  if (!target.matches('a, button, input, select, textarea, summary, [tabindex]')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
