/** The last work for each remote: its builds are run one at a time, as each may take much memory, and none waits for another team's. */
const last = new Map<string, Promise<unknown>>();

/** Does work once that for the same remote before it is done. */
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
