/** Moves the focus without changing the URL: otherwise "back" would only undo the jump. */
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

export function showSearchSkipLink(): void {
  const link = document.querySelector<HTMLElement>('[data-skip-to="search-form"]');
  if (link) link.hidden = document.getElementById('search-form') === null;
}

/** Focuses the target: on narrow screens the button that opens it, in a form the first field. */
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
