/** Loads a link as a document. The promise never settles, as the page is unloading. */
export function leaveFor(href: string): Promise<never> {
  window.location.assign(href);
  return new Promise(() => undefined);
}

/** Time by which scripts may exceed the data before a document would be faster. */
const TIMEOUT_MILLISECONDS = 1_000;

export interface Following {
  href: string;
  /** Aborted once the visitor navigates elsewhere. */
  signal: AbortSignal;
}

/** Resolves with the value, or loads the document when that takes much longer than the data. */
export function inTime<Value>(
  loading: Promise<Value>,
  data: Promise<unknown>,
  { href, signal }: Following,
  leave: (href: string) => unknown = leaveFor,
): Promise<Value> {
  let isDone = false;
  const done = () => void (isDone = true);
  loading.then(done, done);
  void data.then(() =>
    setTimeout(() => {
      if (!isDone && !signal.aborted) leave(href);
    }, TIMEOUT_MILLISECONDS),
  );
  return loading;
}
