/** A command that cannot be done, with what to do about it: one line for the user at the terminal. */
export class ReleaseError extends Error {
  override name = 'ReleaseError';
}
