/** A release that cannot be done, with what to do about it: one line for the person at the terminal. */
export class ReleaseError extends Error {
  override name = 'ReleaseError';
}

/** A move that was decided at another revision than the present one. */
export class MovedMeanwhile extends ReleaseError {
  override name = 'MovedMeanwhile';
}
