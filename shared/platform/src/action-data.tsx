import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from './router.ts';

const ActionDataContext = createContext<() => unknown>(() => undefined);

/** Provides what the action of the current page returned; rendered by the shell. */
export function ActionDataProvider({ current, children }: { current(): unknown; children: ReactNode }) {
  return <ActionDataContext value={current}>{children}</ActionDataContext>;
}

/**
 * Returns the data of the page's action after a form was posted; undefined otherwise. A change of the hash, as by a
 * link to a field, keeps it, unlike react-router's own.
 */
export function useActionData<Data>(): Data | undefined {
  // Reads the data again after each navigation.
  useLocation();
  return useContext(ActionDataContext)() as Data | undefined;
}
