import { goBack } from '../navigation/back-link.ts';
import { forgetLink, rememberLink } from '../navigation/followed-link.ts';
import { isForBrowser, isWithinPage, linkAt } from '../navigation/link-target.ts';

/**
 * Follows links with `backTo` before hydration, and records the others, to focus them when the visitor goes back.
 * Returns a function that stops it.
 */
export function followEarlyLinks(): () => void {
  const onClick = (event: MouseEvent) => {
    const link = linkAt(event.target);
    if (!link || isForBrowser(event, link) || isWithinPage(link) || goBack(event, link)) return;
    rememberLink(link, 'browser');
    window.addEventListener('pageshow', onPageShow);
  };
  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
}

/** A restore from the back/forward cache keeps the focus: forgets the link, as a later reload is not a return. */
function onPageShow({ persisted }: PageTransitionEvent): void {
  if (persisted) forgetLink();
}
