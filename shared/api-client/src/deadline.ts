/**
 * Returns a signal that aborts after so many milliseconds, with a TimeoutError, or with the caller's signal, with its
 * reason.
 */
export function deadline(milliseconds: number, signal: AbortSignal | undefined): AbortSignal {
  const timeout = AbortSignal.timeout(milliseconds);
  if (!signal) return timeout;
  // Safari has it from 17.4 on only.
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
