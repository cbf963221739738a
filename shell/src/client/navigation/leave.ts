/** Loads a link as a document. The promise never settles, as the page is unloading. */
export function leaveFor(href: string): Promise<never> {
  window.location.assign(href);
  return new Promise(() => undefined);
}

/** Time for scripts once a page's data have come: after it, a document is faster. */
const TIMEOUT_MILLISECONDS = 1_000;

/**
 * Resolves with what scripts provide, or leaves for the document if they fail or take too long; not after an abort, as
 * the visitor has navigated elsewhere.
 */
export function inTime<Value>(
  loading: Promise<Value>,
  signal: AbortSignal,
  leave: () => Promise<never>,
): Promise<Value> {
  const late = new Promise<never>((_, reject) => setTimeout(reject, TIMEOUT_MILLISECONDS));
  return Promise.race([loading, late]).catch((error: unknown) => {
    if (signal.aborted) throw error;
    return leave();
  });
}
