import { useSyncExternalStore } from 'react';

/** Returns true in the server's and the hydrating render. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => false,
    () => true,
  );
}
