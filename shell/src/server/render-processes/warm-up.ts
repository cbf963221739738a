import { withSignal } from '../with-signal.ts';
import { ProcessExited } from './render-errors.ts';
import { askForPage } from './active-set.ts';
import type { ActiveSet } from './active-set.ts';

const PAGES_OF_EACH = 2;
/** A release is not held back by an API that does not answer. */
const TIMEOUT_MILLISECONDS = 5_000;

/**
 * Renders a few pages of each remote before visitors come: modules are loaded and compiled then, and a version that ends
 * its process does so before it serves.
 * @throws ProcessExited when the process ends with one of them.
 */
export async function warmUp(set: ActiveSet): Promise<void> {
  const addresses = [...set.remotes.values()].flatMap(({ pages }) =>
    pages
      .flatMap(({ paths }) => paths.map(withoutOptional))
      .filter((path) => !/[:*]/.test(path))
      .slice(0, PAGES_OF_EACH),
  );
  const timeout = AbortSignal.timeout(TIMEOUT_MILLISECONDS);
  for (const address of addresses) {
    if (timeout.aborted) return;
    const asked = askForPage(set, new URL(address, 'http://site.invalid'), 'document');
    await withSignal(asked, timeout).catch((error: unknown) => {
      if (error instanceof ProcessExited) throw error;
    });
  }
}

function withoutOptional(path: string): string {
  return path.replace(/\/[^/]*\?/g, '') || '/';
}
