import { isWithin } from '../../layout/menus.ts';
import { showSearchSkipLink } from './skip-links.ts';

/** Marks the layout's links to the current page, like the server for the first page. */
export function showCurrentPage(pathname: string): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('#main-nav a[href^="/"], [data-home]'))
    mark(link, link.pathname === pathname && link.search === '' ? 'page' : null);
  for (const button of document.querySelectorAll<HTMLElement>('[data-prefixes]'))
    mark(button, isWithin((button.dataset['prefixes'] ?? '').split(' '), pathname) ? 'true' : null);
  putHomeInParagraph(pathname === '/');
  showSearchSkipLink();
}

function mark(element: Element, current: string | null): void {
  if (current) element.setAttribute('aria-current', current);
  else element.removeAttribute('aria-current');
}

/** On the home page the logo is in a paragraph (requirement LAYOUT-02). */
function putHomeInParagraph(isHome: boolean): void {
  const link = document.querySelector('[data-home]');
  const paragraph = link?.closest('p');
  if (!link || isHome === Boolean(paragraph)) return;
  if (paragraph) return paragraph.replaceWith(link);
  const wrapper = document.createElement('p');
  link.replaceWith(wrapper);
  wrapper.append(link);
}
