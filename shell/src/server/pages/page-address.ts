/** Where a visitor came from: for audience measurement, which reads it in the browser. Pages never differ by it. */
const TRACKING =
  /^(utm_.+|(g|d|fb|tt|tw|y)clid|msclkid|gbraid|wbraid|gclsrc|_gl|_ga|mc_(cid|eid)|igshid|li_fat_id|(pk|mtm|at|hsa)_.+|xtor)$/i;

/**
 * Returns an address without the parameters that its page does not know: without tracking parameters, and, of a page
 * that declares what it reads, without all others (decisions.md#composition-and-caches). What stays is as it was sent.
 */
export function pageAddress(url: URL, declared: readonly string[] | undefined): URL {
  const address = new URL(url);
  const kept = parts(url).filter((part) => {
    const name = nameOf(part);
    return !TRACKING.test(name) && (declared?.includes(name) ?? true);
  });
  // With its own question mark: one that begins a name is not taken for it.
  address.search = kept.length > 0 ? `?${kept.join('&')}` : '';
  return address;
}

/** Returns where a page of this site redirects to, with the parameters of the visitor's address that the page was not shown. */
export function redirectAddress(location: string, asked: URL, shown: URL): string {
  const known = new Set(parts(shown));
  const kept = parts(asked).filter((part) => !known.has(part));
  if (kept.length === 0 || !location.startsWith('/')) return location;
  const [, path = '', hash = ''] = /^([^#]*)(.*)$/s.exec(location) ?? [];
  return `${path}${path.includes('?') ? '&' : '?'}${kept.join('&')}${hash}`;
}

function parts({ search }: URL): string[] {
  return search.slice(1).split('&').filter(Boolean);
}

function nameOf(part: string): string {
  // An ampersand before it: a question mark that begins the name stays.
  const [[name = ''] = []] = new URLSearchParams(`&${part}`);
  return name;
}
