import { createBrowserRouter } from 'react-router';
import type { Navigate } from '@careers/contract';
import { keepEntries, keepRouterEntries } from '@careers/platform/history-entries';

/** Navigates in the test's window as the shell does, for widgets on a page of their own; `stop` ends it. */
export function browserNavigation(): { navigate: Navigate; stop(): void } {
  keepEntries();
  const router = createBrowserRouter([{ path: '*', element: null }]);
  return { navigate: keepRouterEntries(router), stop: () => router.dispose() };
}
