/**
 * Parses undocumented details of React's HTML. Each function tolerates their absence; the test runs them on the
 * installed React.
 */

/** Matches preloads of a page's first eager pictures, which React writes first. */
const PRELOADS = /^(?:<link rel="preload" as="image"[^>]*>)+/;
const LARGEST = /<link [^>]* fetchPriority="high"[^>]*>/g;
const MAIN = /<main[^>]*>(?<inner>.*)<\/main>/s;

/**
 * Extracts the preload of a page's largest picture for the document's head, before the scripts: without HTTP/2 they
 * would take all connections.
 */
export function takeLargestPicture(html: string): { preload: string; html: string } {
  const [preloads = ''] = PRELOADS.exec(html) ?? [];
  return {
    preload: preloads.match(LARGEST)?.join('') ?? '',
    html: preloads.replace(LARGEST, '') + html.slice(preloads.length),
  };
}

/** Returns the content of `<main>`, which a navigation replaces (`app/page-outlet.tsx`); undefined without one. */
export function mainOf(html: string): string | undefined {
  return MAIN.exec(html)?.groups?.['inner'];
}
