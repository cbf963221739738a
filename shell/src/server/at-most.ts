/** Too much is under way: the visitor may come back in a moment. */
export class TooBusy extends Error {
  override name = 'TooBusy';
}

/**
 * Returns a function that runs work, so much at once at most: what comes on top fails at once. A queue without an end
 * would answer everybody, each too late.
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
