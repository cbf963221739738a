import { render } from '@testing-library/react';
import type { RenderResult } from '@testing-library/react';
import { useEffect } from 'react';
import type { ComponentType } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { RouteObject } from 'react-router';
import { SWRConfig } from 'swr';
import type { ApiAccess, Area, AreaPage, Navigate, PageRequest } from '@careers/contract';
import { ActionDataProvider, SiteProvider } from '@careers/platform';
import { followLinks } from '@careers/platform/follow-links';
import { pageAt } from './page-at.ts';
import { pageRequest } from './page-request.ts';
import { testConfiguration } from './site.ts';

/** The rendered area, with its router. */
export interface RenderedArea extends RenderResult {
  router: ReturnType<typeof createMemoryRouter>;
}

/**
 * Renders an area at a URL as the shell does, without layout and other areas' widgets: loaders run, links navigate. The
 * router's `state.location` is the current address. `changes` override the requests of loaders.
 */
export function renderArea(
  area: Area,
  url: string,
  api: ApiAccess,
  changes: Partial<PageRequest> = {},
): RenderedArea {
  return renderAnswer(area, url, api, undefined, changes);
}

/** The same as the answer to a form: `actionData` is what the page's action has returned (`sendForm`). */
export function renderAnswer(
  area: Area,
  url: string,
  api: ApiAccess,
  actionData: unknown,
  changes: Partial<PageRequest> = {},
): RenderedArea {
  const router = createMemoryRouter(
    [{ children: area.pages.map((page) => routeOf(page, api, changes)), HydrateFallback: () => null }],
    { initialEntries: [url] },
  );
  const syncAddress = () => {
    const { pathname, search, hash } = router.state.location;
    window.history.replaceState(window.history.state, '', pathname + search + hash);
  };
  const navigate: Navigate = (to, { replace, keepScroll } = {}) => {
    void router.navigate(to, { replace, preventScrollReset: keepScroll });
  };
  const answered = addressIn(router);
  syncAddress();
  router.subscribe(syncAddress);
  const view = render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <SiteProvider site={{ api, configuration: testConfiguration }}>
        <ActionDataProvider current={() => (addressIn(router) === answered ? actionData : undefined)}>
          <RouterProvider router={router} />
        </ActionDataProvider>
      </SiteProvider>
      <FollowLinks navigate={navigate} />
    </SWRConfig>,
  );
  return { ...view, router };
}

function addressIn({ state: { location } }: RenderedArea['router']): string {
  return location.pathname + location.search;
}

/** Listens on the document, since dialogs are outside the page. */
function FollowLinks({ navigate }: { navigate: Navigate }) {
  useEffect(() => followLinks(document, navigate), [navigate]);
  return null;
}

/** Returns the head of an area's page; `data` is its loader's result. */
export async function headOf(area: Area, url: string, data?: unknown) {
  const { pathname, search } = new URL(url, testConfiguration.publicBaseUrl);
  const { page, params } = pageAt(area, pathname);
  const { head } = await page.loadServer();
  return head({ data, params, pathname, search, configuration: testConfiguration });
}

/** Returns the URL that the shell passes to a loader: without query parameters that its page does not declare. */
function shownAddress(url: string, declared: AreaPage['searchParams']): string {
  const address = new URL(url);
  for (const name of [...address.searchParams.keys()])
    if (declared && !declared.includes(name)) address.searchParams.delete(name);
  return address.href;
}

function routeOf(
  { id, paths, searchParams, load, loadServer }: AreaPage,
  api: ApiAccess,
  changes: Partial<PageRequest>,
): RouteObject {
  return {
    id,
    lazy: async () => {
      const [page, server] = await Promise.all([load(), loadServer()]);
      return {
        Component: page.default as ComponentType,
        loader: ({ request, params }) =>
          server.loader?.(
            pageRequest(shownAddress(request.url, searchParams), api, {
              params,
              signal: request.signal,
              ...changes,
            }),
          ) ?? null,
      };
    },
    children: paths.map((path) => ({ path, element: null })),
  };
}
