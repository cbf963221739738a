/**
 * Last work of each remote: its builds run one at a time, as each may take much memory, independently of other teams'.
 */
const last = new Map<string, Promise<unknown>>();

/** Queues work after the previous work of the same remote. */
export function inTurn<Result>(remote: string, work: () => Promise<Result>): Promise<Result> {
  const result = (last.get(remote) ?? Promise.resolve()).then(work);
  const settled = result
    .catch(() => undefined)
    .finally(() => {
      if (last.get(remote) === settled) last.delete(remote);
    });
  last.set(remote, settled);
  return result;
}
