import type { ComponentType, ReactNode } from 'react';
import type { ActionFunctionArgs, RouteObject } from 'react-router';
import { SWRConfig } from 'swr';
import type { ApiAccess, Area, PageRequest, WidgetContext } from '@careers/contract';
import { ActionDataProvider, SiteProvider } from '@careers/platform';
import { pageRequest } from '../page-request.ts';
import { testConfiguration } from '../site.ts';

/** Doubles of the services that a sample uses. */
export interface Doubles {
  api: ApiAccess;
  backend: NonNullable<PageRequest['backend']>;
}

/** Returns the routes of an area with their modules loaded, for server and browser. */
export function pageRoutes(area: Area, { api, backend }: Doubles): Promise<RouteObject[]> {
  return Promise.all(
    area.pages.map(async ({ id, paths, load, loadServer }) => {
      const [page, { action, loader }] = await Promise.all([load(), loadServer()]);
      return {
        id,
        Component: page.default as ComponentType,
        HydrateFallback: () => null,
        loader: ({ request: { url, signal }, params }) =>
          loader?.(pageRequest(url, api, { params, signal, backend })) ?? null,
        children: paths.map((path) => ({
          path,
          element: null,
          ...(action && {
            action: async ({ request: { url, signal }, params }: ActionFunctionArgs) =>
              (await action({
                ...pageRequest(url, api, { params, signal, backend }),
                fields: new URLSearchParams(),
              })) ?? null,
          }),
        })),
      } satisfies RouteObject;
    }),
  );
}

/** Wraps a page in the shell's providers; `actionData` is what its action has answered to a form. */
export function onSite(api: ApiAccess, page: ReactNode, actionData?: unknown): ReactNode {
  return (
    <SWRConfig value={{ provider: () => new Map() }}>
      <SiteProvider site={{ api, configuration: testConfiguration }}>
        <ActionDataProvider current={() => actionData}>{page}</ActionDataProvider>
      </SiteProvider>
    </SWRConfig>
  );
}

/** Returns the context of a widget's `load`. */
export function widgetContext({ api, backend }: Doubles): WidgetContext {
  return { api, backend, configuration: testConfiguration, signal: new AbortController().signal };
}
