/** Shown when even the error page throws, in the owner's spelling (decisions.md#errors). */
export const LAST_RESORT = 'An error occured while showing the error page';

/** Shown when the root layout itself throws. */
export function LastResort() {
  return <p>{LAST_RESORT}</p>;
}
