/** Moves the focus where a skip link leads; the address stays as it is: going back would otherwise only undo the jump. */
export function startSkipLinks(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-skip-to]')) {
    link.addEventListener('click', (event) => {
      const element = document.getElementById(link.dataset['skipTo'] ?? '');
      if (!element) return;
      event.preventDefault();
      focusTarget(element);
    });
  }
}

/** Offers the link to the search form on pages that have one. */
export function showSearchSkipLink(): void {
  const link = document.querySelector<HTMLElement>('[data-skip-to="search-form"]');
  if (link) link.hidden = document.getElementById('search-form') === null;
}

/**
 * On narrow screens the menu is behind its button, and a search form may be behind one that says what it opens; a form's
 * first field is where one types.
 */
function focusTarget(element: HTMLElement): void {
  const isShown = element.checkVisibility?.() ?? true;
  const opener = document.querySelector<HTMLElement>(`[data-opens="${element.id}"]`);
  const target = isShown ? element : (opener ?? document.querySelector<HTMLElement>('[data-burger]'));
  if (!target) return;
  const field = target.matches('form') ? target.querySelector<HTMLElement>('input:not([type=hidden])') : null;
  (field ?? target).focus();
  target.scrollIntoView();
  if (target === opener) opener.click();
}
