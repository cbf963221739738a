import { Writable } from 'node:stream';
import type { ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { isUnfinished } from './react-html.ts';

/** What a page may wait for within its render: for code that it has, as its data are there already. */
const TIMEOUT_MILLISECONDS = 2_000;

/**
 * Returns a tree as HTML once all of it is there: the page is cached whole, so nothing is sent earlier. Most trees are
 * whole at once, which takes a third less; one that waits for something is rendered as a stream.
 * @throws whatever the tree throws outside of its boundaries, and where it is not whole in time.
 */
export async function renderToHtml(tree: ReactNode, identifierPrefix: string): Promise<string> {
  const html = renderToString(tree, { identifierPrefix });
  return isUnfinished(html) ? renderAsStream(tree, identifierPrefix) : html;
}

function renderAsStream(tree: ReactNode, identifierPrefix: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    const timer = setTimeout(() => {
      reject(new Error(`The page was not rendered within ${TIMEOUT_MILLISECONDS} ms.`));
      stream.abort();
    }, TIMEOUT_MILLISECONDS);
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        parts.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(parts).toString('utf8'));
        done();
      },
    });
    const stream = renderToPipeableStream(tree, {
      identifierPrefix,
      // One piece: a boundary sent apart would need an inline script, which the security policy refuses.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(timer);
        stream.pipe(sink);
      },
      onShellError(error) {
        clearTimeout(timer);
        reject(error);
      },
      onError: () => undefined,
    });
  });
}
