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
  // A refused form came back filled in: its fields have no other default values.
  const isRefused = document.querySelector('main [role=alert]') !== null;
  const filled = [...document.querySelectorAll<Filled>(FILLED)]
    .filter((field) => isRefused || isFilled(field))
    .map((field) => ({ id: field.id, value: field.value, checked: isChoice(field) && field.checked }));
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
  for (const { id, value, checked } of filled) {
    const field = document.getElementById(id) as Filled | null;
    if (!field) continue;
    if (isChoice(field)) field.checked = checked;
    else field.value = value;
    const fold = field.closest('details');
    if (fold) fold.open = true;
  }
  document.querySelector('main')?.focus();
}

function isChoice(field: Filled): field is HTMLInputElement {
  return field instanceof HTMLInputElement && field.type === 'radio';
}

function isFilled(field: Filled): boolean {
  if (isChoice(field)) return field.checked !== field.defaultChecked;
  if (field instanceof HTMLSelectElement)
    return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected);
  return field.value !== field.defaultValue;
}
