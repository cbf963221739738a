/** A command that was typed wrong, with what to type. */
export class UsageError extends Error {
  override name = 'UsageError';
}
