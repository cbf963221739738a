/** Returns a signal that aborts after a timeout, with a TimeoutError, or with the caller's signal. */
export function deadline(milliseconds: number, signal: AbortSignal | undefined): AbortSignal {
  const timeout = AbortSignal.timeout(milliseconds);
  if (!signal) return timeout;
  // `AbortSignal.any` needs Safari 17.4.
  if ('any' in AbortSignal) return AbortSignal.any([signal, timeout]);
  return either(signal, timeout);
}

function either(...signals: readonly AbortSignal[]): AbortSignal {
  const joined = new AbortController();
  for (const signal of signals) {
    if (signal.aborted) joined.abort(signal.reason);
    signal.addEventListener('abort', () => joined.abort(signal.reason), { once: true });
  }
  return joined.signal;
}
