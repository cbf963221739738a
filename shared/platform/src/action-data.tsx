import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from './router.ts';

const ActionDataContext = createContext<() => unknown>(() => undefined);

/** Provides what the action of the current page returned; rendered by the shell. */
export function ActionDataProvider({ current, children }: { current(): unknown; children: ReactNode }) {
  return <ActionDataContext value={current}>{children}</ActionDataContext>;
}

/**
 * Returns what the page's action returned, where the page answers a form; undefined otherwise. It stays when only the hash
 * changes, as with a link to a field: react-router's own is lost then.
 */
export function useActionData<Data>(): Data | undefined {
  // Another page has another answer, or none.
  useLocation();
  return useContext(ActionDataContext)() as Data | undefined;
}
