/**
 * Returns the result of `act`. Its signal aborts at the deadline, with a TimeoutError, or with `outer`, and `act` is no
 * longer awaited. Clears the timer on completion: a running one would keep everything that it could abort in memory.
 * @throws any error of `act`, the TimeoutError, or the reason of `outer`.
 */
export async function withDeadline<Value>(
  milliseconds: number,
  act: (signal: AbortSignal) => Value | Promise<Value>,
  outer?: AbortSignal,
): Promise<Value> {
  outer?.throwIfAborted();
  const own = new AbortController();
  const late = new Promise<never>((_resolve, reject) => {
    own.signal.addEventListener('abort', () => reject(own.signal.reason as Error));
  });
  const follow = () => own.abort(outer?.reason);
  outer?.addEventListener('abort', follow);
  const timer = setTimeout(
    () => own.abort(new DOMException(`No answer within ${milliseconds} ms`, 'TimeoutError')),
    milliseconds,
  );
  try {
    return await Promise.race([act(own.signal), late]);
  } finally {
    clearTimeout(timer);
    outer?.removeEventListener('abort', follow);
  }
}
