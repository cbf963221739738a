/**
 * Does nothing: the platform replays input itself. For remotes that were built with platform 1.1.
 * @deprecated
 */
export function useInputBeforeHydration(
  _control: unknown,
  _value: string,
  _adopt: (early: string) => void,
): void {}
