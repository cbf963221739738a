import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';

/** Limits a render's wait for code: the page's data are loaded already. */
const TIMEOUT_MILLISECONDS = 2_000;

/**
 * Returns a tree as HTML once all of it is there: the page is cached whole, so nothing is sent earlier.
 * @throws whatever the tree throws outside of its boundaries, and where it is not whole in time.
 */
export async function renderToHtml(tree: ReactNode, identifierPrefix: string): Promise<string> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), TIMEOUT_MILLISECONDS);
  try {
    const { prelude } = await prerenderToNodeStream(tree, {
      identifierPrefix,
      signal: abort.signal,
      // A boundary sent apart would need an inline script, which the security policy refuses.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: () => undefined,
    });
    const html = await text(prelude);
    if (abort.signal.aborted) throw new Error(`The page was not rendered within ${TIMEOUT_MILLISECONDS} ms.`);
    return html;
  } finally {
    clearTimeout(timer);
  }
}
