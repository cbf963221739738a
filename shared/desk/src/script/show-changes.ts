type Filled = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const FILLED = 'main :is(input:not([type=hidden]), textarea, select)[id]';

/** Replaces the open page with its current state, keeping form input. */
export async function showChanges(address: string): Promise<void> {
  const answer = await fetch(address, { headers: { accept: 'text/html' } }).catch(() => null);
  // After a sign-out, or if the registry is unavailable, the browser shows the error.
  if (!answer?.ok || answer.redirected) return location.assign(address);
  const html = await answer.text();
  // Moves the styles to the existing element: their new nonce would violate this page's content security policy.
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
