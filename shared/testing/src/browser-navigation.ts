import { createBrowserRouter } from 'react-router';
import type { Navigate } from '@careers/contract';
import { keepEntries, keepRouterEntries } from '@careers/platform/history-entries';

/** Client-side navigation in the test's window, for widgets without an area; `stop` disposes it. */
export function browserNavigation(): { navigate: Navigate; stop(): void } {
  keepEntries();
  const router = createBrowserRouter([{ path: '*', element: null }]);
  return { navigate: keepRouterEntries(router), stop: () => router.dispose() };
}
