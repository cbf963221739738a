/**
 * Said when even the error page cannot be shown, by the server and by browsers; the owner's spelling
 * (decisions.md#errors).
 */
export const LAST_RESORT = 'An error occured while showing the error page';

/** What is left of a page of which even the frame throws. */
export function LastResort() {
  return <p>{LAST_RESORT}</p>;
}
