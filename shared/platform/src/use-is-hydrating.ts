import { useSyncExternalStore } from 'react';

/** Returns whether this is the server's or the hydrating render. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => false,
    () => true,
  );
}
