/** Tracking parameters: audience measurement reads them in the browser, pages do not depend on them. */
const TRACKING =
  /^(utm_.+|(g|d|fb|tt|tw|y)clid|msclkid|gbraid|wbraid|gclsrc|_gl|_ga|mc_(cid|eid)|igshid|li_fat_id|(pk|mtm|at|hsa)_.+|xtor)$/i;

/**
 * Removes the query parameters that a page does not read: tracking parameters, and all undeclared ones when the page
 * declares its own (decisions.md#composition-and-caches). The rest stays byte for byte.
 */
export function pageAddress(url: URL, declared: readonly string[] | undefined): URL {
  const address = new URL(url);
  const known = parts(url).filter((part) => {
    const name = nameOf(part);
    return !TRACKING.test(name) && (declared?.includes(name) ?? true);
  });
  // The setter drops one leading question mark: a name may begin with another.
  address.search = known.length > 0 ? `?${known.join('&')}` : '';
  return address;
}

/** Returns a redirect's target with the query parameters that `pageAddress` removed, if it is a path of this site. */
export function redirectAddress(location: string, requested: URL, shown: URL): string {
  const known = new Set(parts(shown));
  const removed = parts(requested).filter((part) => !known.has(part));
  if (removed.length === 0 || !location.startsWith('/')) return location;
  const [, path = '', hash = ''] = /^([^#]*)(.*)$/s.exec(location) ?? [];
  return `${path}${path.includes('?') ? '&' : '?'}${removed.join('&')}${hash}`;
}

function parts({ search }: URL): string[] {
  return search.slice(1).split('&').filter(Boolean);
}

function nameOf(part: string): string {
  // URLSearchParams drops a leading question mark, which may belong to the name.
  const [[name = ''] = []] = new URLSearchParams(`&${part}`);
  return name;
}
