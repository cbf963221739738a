type Filled = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const FILLED = 'main :is(input:not([type=hidden]), textarea, select)[id]';

/** Puts the page as it is now in place of the one that is open; what was filled in stays. */
export async function showChanges(address: string): Promise<void> {
  const answer = await fetch(address, { headers: { accept: 'text/html' } }).catch(() => null);
  // Signed out, or the registry is away: the browser shows which.
  if (!answer?.ok || answer.redirected) return location.assign(address);
  const html = await answer.text();
  // Styles of that answer have its nonce, and this page's policy would refuse them.
  const [whole = '', css = ''] = /<style[^>]*>([^]*?)<\/style>/.exec(html) ?? [];
  const next = new DOMParser().parseFromString(html.replace(whole, ''), 'text/html');
  const filled = [...document.querySelectorAll<Filled>(FILLED)]
    .filter(isFilled)
    .map(({ id, value }) => ({ id, value }));
  history.replaceState(null, '', address);
  document.title = next.title;
  const style = document.querySelector('style');
  if (style) style.textContent = css;
  for (const part of ['main', 'footer']) {
    const now = next.querySelector(part);
    if (now) document.querySelector(part)?.replaceWith(now);
  }
  const line = document.querySelector<HTMLElement>('[data-follow]');
  if (line) {
    line.dataset['follow'] = next.querySelector<HTMLElement>('[data-follow]')?.dataset['follow'] ?? '{}';
    line.replaceChildren();
  }
  for (const { id, value } of filled) {
    const field = document.getElementById(id) as Filled | null;
    if (!field) continue;
    field.value = value;
    const fold = field.closest('details');
    if (fold) fold.open = true;
  }
  document.querySelector('main')?.focus();
}

function isFilled(field: Filled): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  return field.value !== field.defaultValue;
}
