import { useEffect, useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import { ActionDataProvider, SiteProvider } from '@careers/platform';
import type { Site } from '@careers/platform';
import { ErrorWidgetsContext } from './error-page/error-widgets-context.ts';
import type { ErrorWidgetsSource } from './error-page/error-widgets-context.ts';
import { RecoveryContext } from './error-page/recovery-context.ts';
import type { Recovery } from './error-page/recovery-context.ts';
import { PAGE_INTERACTIVE } from '../before-hydration/page-interactive.ts';

export interface RootProps {
  site: Site;
  /** Returns the data of the current page's action, if any. */
  actionData(): unknown;
  errorWidgets: ErrorWidgetsSource;
  recovery?: Recovery | null;
  children: ReactNode;
}

/** The tree around the router, the same on the server and in the browser. */
export function Root({ site, actionData, errorWidgets, recovery = null, children }: RootProps) {
  useLayoutEffect(() => void document.dispatchEvent(new Event(PAGE_INTERACTIVE)), []);
  // Marks the page as hydrated, for tests and monitoring.
  useEffect(() => document.documentElement.setAttribute('data-hydrated', ''), []);
  return (
    <SiteProvider site={site}>
      <RecoveryContext value={recovery}>
        <ActionDataProvider current={actionData}>
          <ErrorWidgetsContext value={errorWidgets}>{children}</ErrorWidgetsContext>
        </ActionDataProvider>
      </RecoveryContext>
    </SiteProvider>
  );
}
