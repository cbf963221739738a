import type { ReactNode } from 'react';
import { StaticRouterProvider } from 'react-router';
import type { StaticRouterProviderProps } from 'react-router';
import { ActionDataProvider, ServerWidgets, SiteProvider } from '@careers/platform';
import type { Site } from '@careers/platform';

interface PageTree extends Pick<StaticRouterProviderProps, 'router' | 'context'> {
  site: Site;
  /** HTML of each slot, by its id. */
  widgets: ReadonlyMap<string, string>;
}

/** Returns a page within the providers of a shell. */
export function pageTree({ site, widgets, router, context }: PageTree): ReactNode {
  return (
    <SiteProvider site={site}>
      <ActionDataProvider current={() => undefined}>
        <ServerWidgets html={widgets}>
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </ServerWidgets>
      </ActionDataProvider>
    </SiteProvider>
  );
}
