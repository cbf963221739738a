/** Attributes that are equal in the server's HTML and in the page, unlike generated ids. */
const NAMES = ['name', 'href', 'aria-label'] as const;

/**
 * Returns a function that finds an element's counterpart by its key in the page that replaces the HTML: the element
 * itself if the page has hydrated it, or has moved it along with its widget.
 */
export function counterpartOf<Kind extends HTMLElement>(
  element: Kind,
  html: Element,
): (page: Element) => Kind | null {
  const key = keyOf(element);
  const alike = (place: Element) =>
    [...place.querySelectorAll<Kind>(element.localName)].filter((other) => keyOf(other) === key);
  const index = alike(html).indexOf(element);
  return (page) => (page.contains(element) ? element : (alike(page)[index] ?? null));
}

/** Returns an element's name, or its text, with the value of a checkbox or a radio button. */
function keyOf(element: HTMLElement): string {
  const type = element.getAttribute('type');
  const name = NAMES.map((attribute) => element.getAttribute(attribute)).find(Boolean) ?? element.textContent;
  const value = type === 'checkbox' || type === 'radio' ? element.getAttribute('value') : '';
  return [name, type, value].join('\n');
}
