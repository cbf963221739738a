/** Attributes that are the same in the server's HTML and in the page, as generated ids are not. */
const NAMES = ['name', 'href', 'aria-label'] as const;

/** An element of a page's HTML, found by its key in the page that replaces it. */
export class Counterpart<Kind extends HTMLElement> {
  readonly element: Kind;
  readonly #key: string;
  /** Among the elements with the same key. */
  readonly #index: number;

  constructor(element: Kind, html: Element) {
    this.element = element;
    this.#key = keyOf(element);
    this.#index = this.#alike(html).indexOf(element);
  }

  /** Returns the element itself when the page has hydrated it, or has taken it over with its widget. */
  in(page: Element): Kind | null {
    return page.contains(this.element) ? this.element : (this.#alike(page)[this.#index] ?? null);
  }

  #alike(place: Element): Kind[] {
    const elements = [...place.querySelectorAll<Kind>(this.element.localName)];
    return elements.filter((element) => keyOf(element) === this.#key);
  }
}

/** Returns an element's name, or its text, with the value of a checkbox or a radio button. */
function keyOf(element: HTMLElement): string {
  const type = element.getAttribute('type');
  const name = NAMES.map((attribute) => element.getAttribute(attribute)).find(Boolean) ?? element.textContent;
  const value = type === 'checkbox' || type === 'radio' ? element.getAttribute('value') : '';
  return [name, type, value].join('\n');
}
