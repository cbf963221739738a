/**
 * Everything the server reads in HTML that React wrote, none of it documented. Each function has a result where nothing is
 * found; the test runs them on the installed React.
 */

/** Preloads of a page's first eager pictures, which React writes before all else. */
const PRELOADS = /^(?:<link rel="preload" as="image"[^>]*>)+/;
const LARGEST = /<link [^>]* fetchPriority="high"[^>]*>/g;
const MAIN = /<main[^>]*>(?<inner>.*)<\/main>/s;

/**
 * Takes the preload of a page's largest picture out of its HTML, for the document's head: there the browser meets it
 * before the scripts, which take all connections to a server without HTTP/2.
 */
export function takeLargestPicture(html: string): { preload: string; html: string } {
  const [preloads = ''] = PRELOADS.exec(html) ?? [];
  return {
    preload: preloads.match(LARGEST)?.join('') ?? '',
    html: preloads.replace(LARGEST, '') + html.slice(preloads.length),
  };
}

/** Returns the inside of `<main>`, which a navigation exchanges (`app/page-outlet.tsx`); undefined without one. */
export function mainOf(html: string): string | undefined {
  return MAIN.exec(html)?.groups?.['inner'];
}
