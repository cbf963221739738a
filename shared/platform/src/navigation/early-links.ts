import { goBack } from './back-link.ts';
import { rememberLink } from './followed-link.ts';
import { isForBrowser, isWithinPage, linkAt } from './link-target.ts';

/**
 * Does for links what browsers do not, before `followLinks` is there: one that leads back does, and whoever goes back from a
 * document comes back to the link that led there. Returns a function that stops it.
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
