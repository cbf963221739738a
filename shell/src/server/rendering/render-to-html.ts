import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';

/** Timeout of a render, which waits for code only: the data are already loaded. */
const TIMEOUT_MILLISECONDS = 2_000;

/**
 * Renders a tree to complete HTML: pages are cached whole, so nothing is streamed.
 * @throws errors outside the tree's
 * boundaries, and on timeout.
 */
export async function renderToHtml(tree: ReactNode, identifierPrefix: string): Promise<string> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), TIMEOUT_MILLISECONDS);
  try {
    const { prelude } = await prerenderToNodeStream(tree, {
      identifierPrefix,
      signal: abort.signal,
      // Never outlines a boundary, which would need an inline script that the CSP forbids.
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
