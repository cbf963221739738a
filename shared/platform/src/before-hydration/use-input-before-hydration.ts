import type { RefObject } from 'react';

/** Does nothing, as the platform replays input itself; for remotes built with platform 1.1. @deprecated */
export function useInputBeforeHydration(
  control: RefObject<HTMLInputElement | HTMLSelectElement | HTMLFieldSetElement | null>,
  value: string,
  adopt: (early: string) => void,
): void {
  void [control, value, adopt];
}
