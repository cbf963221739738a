import { useEffect, useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import { SiteProvider } from '@careers/platform';
import type { AreaContext } from '@careers/contract';
import { ErrorWidgetsProvider, loadErrorWidgets } from './error-widgets.tsx';
import type { ErrorWidgets } from './error-widgets.tsx';
import { PAGE_ALIVE, PAGE_HEARS } from './page-events.ts';

export interface RootProps {
  context: AreaContext;
  errorWidgets: ErrorWidgets | null;
  children: ReactNode;
}

/** The page's tree around its router, the same on the server and in the browser. */
export function Root({ context, errorWidgets, children }: RootProps) {
  useLayoutEffect(() => void document.dispatchEvent(new Event(PAGE_HEARS)), []);
  useEffect(() => {
    // For tests and monitoring: from here on the page answers.
    document.documentElement.setAttribute('data-alive', '');
    document.dispatchEvent(new Event(PAGE_ALIVE));
  }, []);
  return (
    <SiteProvider site={context}>
      <ErrorWidgetsProvider
        value={{ initial: errorWidgets, load: (signal) => loadErrorWidgets(context, signal) }}
      >
        {children}
      </ErrorWidgetsProvider>
    </SiteProvider>
  );
}
