import { goBack } from '../navigation/back-link.ts';
import { forgetLink, rememberLink } from '../navigation/followed-link.ts';
import { isForBrowser, isWithinPage, linkAt } from '../navigation/link-target.ts';

/**
 * Follows links that lead back before `followLinks` does, and records the others: going back from their document focuses
 * them. Returns a function that stops it.
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

/** The browser itself keeps the focus of a document that it shows again: a later reload is no return. */
function onPageShow({ persisted }: PageTransitionEvent): void {
  if (persisted) forgetLink();
}
