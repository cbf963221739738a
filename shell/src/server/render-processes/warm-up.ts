import { withSignal } from '../with-signal.ts';
import { ProcessExited } from './render-errors.ts';
import { askForPage } from './active-set.ts';
import type { ActiveSet } from './active-set.ts';

const PAGES_OF_EACH = 2;
/** Timeout, so that an API that does not answer does not delay a release. */
const TIMEOUT_MILLISECONDS = 5_000;

/**
 * Renders a few pages of each remote before it serves visitors: loads and compiles modules, and reveals a version that
 * ends its process.
 * @throws ProcessExited if the process exits.
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
