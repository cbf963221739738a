/** Loads a link as a document. The promise never settles: the page is going away. */
export function leaveFor(href: string): Promise<never> {
  window.location.assign(href);
  return new Promise(() => undefined);
}

/** Scripts that take this much longer than the page's data are slower than a document. */
const LATE_MILLISECONDS = 1_000;

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
    }, LATE_MILLISECONDS),
  );
  return loading;
}
