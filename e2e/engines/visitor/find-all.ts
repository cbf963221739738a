/** How a thing of a page is named, in JSON. */
export interface Query {
  role?: string;
  /** The whole accessible name, or a pattern for it. */
  name?: string | Pattern;
  level?: number;
  /** The field with this label. */
  label?: string | Pattern;
  /** A text's whole, or a pattern for it. */
  text?: string | Pattern;
  /** Only the one of this number, from zero on. */
  index?: number;
  within?: Query;
}

export interface Pattern {
  pattern: string;
  flags: string;
}

interface Finder {
  queryAllByRole(container: Element, role: string, options: object): HTMLElement[];
  queryAllByLabelText(container: Element, matcher: (text: string) => boolean): HTMLElement[];
  queryAllByText(container: Element, matcher: (text: string) => boolean): HTMLElement[];
}

declare global {
  interface Window {
    TestingLibraryDom?: Finder;
    findAll?: (query: Query) => HTMLElement[];
  }
}

/** Runs in pages, beside the testing library: finds what is visible, by what it is for people. */
export function findAll(query: Query): HTMLElement[] {
  const finder = window.TestingLibraryDom;
  if (!finder) throw new Error('The testing library is not in the page.');
  const [container] = query.within ? findAll(query.within) : [document.body];
  if (!container) return [];
  const found = candidates(finder, container).filter(
    (element) => element.getClientRects().length > 0 && !element.closest('[inert]'),
  );
  return query.index === undefined ? found : found.slice(query.index, query.index + 1);

  function candidates({ queryAllByRole, queryAllByLabelText, queryAllByText }: Finder, inside: HTMLElement) {
    const { role, name, level, label, text } = query;
    if (label !== undefined) return queryAllByLabelText(inside, matcher(label));
    if (text !== undefined) return queryAllByText(inside, matcher(text));
    return queryAllByRole(inside, role ?? '', {
      ...(name === undefined ? {} : { name: matcher(name) }),
      ...(level === undefined ? {} : { level }),
    });
  }

  function matcher(wanted: string | Pattern): (text: string) => boolean {
    const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
    if (typeof wanted === 'string') return (text) => plain(text) === wanted;
    const pattern = new RegExp(wanted.pattern, wanted.flags);
    return (text) => pattern.test(plain(text));
  }
}
