/** A failed command, with what to do about it: one line for the terminal. */
export class ReleaseError extends Error {
  override name = 'ReleaseError';
}
