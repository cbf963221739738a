/** Follows a link as a document. The promise never ends: what waits for it goes with the page. */
export function leaveFor(href: string): Promise<never> {
  window.location.assign(href);
  return new Promise(() => undefined);
}

/** Scripts that are not there this long after the page's data are slower than the whole document would be. */
const LATE_MILLISECONDS = 1_000;

export interface Following {
  href: string;
  /** Aborted once the visitor goes elsewhere: the page is theirs then. */
  signal: AbortSignal;
}

/** Resolves with what is being loaded, or leaves for the document where that takes much longer than the data took. */
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
