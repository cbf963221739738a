/** Thrown above a concurrency limit; the visitor may retry in a moment. */
export class TooBusy extends Error {
  override name = 'TooBusy';
}

/**
 * Returns a function that runs work up to a concurrency limit, and rejects the rest immediately: an unbounded queue
 * would answer everyone too late.
 */
export function atMost(maximum: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let underWay = 0;
  return async (work) => {
    if (underWay >= maximum) throw new TooBusy(`${maximum} are under way.`);
    underWay += 1;
    try {
      return await work();
    } finally {
      underWay -= 1;
    }
  };
}
