import { useSyncExternalStore } from 'react';

/** Returns whether this render is the server's, or meets its HTML in the browser; false from then on. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => false,
    () => true,
  );
}
