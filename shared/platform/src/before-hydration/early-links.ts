import { goBack } from '../navigation/back-link.ts';
import { rememberLink } from '../navigation/followed-link.ts';
import { isForBrowser, isWithinPage, linkAt } from '../navigation/link-target.ts';

/**
 * Follows links that lead back before `followLinks` does, and records the others: going back from their document focuses
 * them. Returns a function that stops it.
 */
export function followEarlyLinks(): () => void {
  const onClick = (event: MouseEvent) => {
    const link = linkAt(event.target);
    if (!link || isForBrowser(event, link) || isWithinPage(link) || goBack(event, link)) return;
    rememberLink(link);
  };
  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
}
