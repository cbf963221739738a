/** A query for elements, serialisable as JSON. */
export interface Query {
  role?: string;
  /** Accessible name, exact or as a pattern. */
  name?: string | Pattern;
  level?: number;
  /** Label of a field. */
  label?: string | Pattern;
  text?: string | Pattern;
  /** Selects one match, from zero. */
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

/** Runs in pages, with the testing library: returns visible elements that are not inert. */
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

  function matcher(expected: string | Pattern): (text: string) => boolean {
    const normalised = (text: string) => text.replace(/\s+/g, ' ').trim();
    if (typeof expected === 'string') return (text) => normalised(text) === expected;
    const pattern = new RegExp(expected.pattern, expected.flags);
    return (text) => pattern.test(normalised(text));
  }
}
