/** Resolves as the promise does, or rejects with the signal's reason as soon as it is aborted. */
export function withSignal<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    promise.then(resolve, reject);
    if (signal.aborted) reject(signal.reason as Error);
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
}
