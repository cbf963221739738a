import { LaneGone } from './lane.ts';
import { askForPage } from './served-set.ts';
import type { ServedSet } from './served-set.ts';

const PAGES_OF_EACH = 2;
/** A release is not held back by an API that does not answer. */
const TIMEOUT_MILLISECONDS = 5_000;

/**
 * Renders a few pages of each remote, so that no visitor is the first: what they need is loaded and compiled then, and who
 * ends a lane does so before it serves.
 * @throws LaneGone when the lane ends with one of them.
 */
export async function warmUp(set: ServedSet): Promise<void> {
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
    await Promise.race([asked, aborted(timeout)]).catch((error: unknown) => {
      if (error instanceof LaneGone) throw error;
    });
  }
}

function withoutOptional(path: string): string {
  return path.replace(/\/[^/]*\?/g, '') || '/';
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
}
