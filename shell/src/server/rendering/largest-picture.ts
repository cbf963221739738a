/** What React writes before all else of a page: preloads of its first eager pictures. */
const PRELOADS = /^(?:<link rel="preload" as="image"[^>]*>)+/;
const LARGEST = /<link [^>]* fetchPriority="high"[^>]*>/g;

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
