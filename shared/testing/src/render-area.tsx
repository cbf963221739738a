import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { SWRConfig } from 'swr';
import type { ApiAccess, Area, AreaContext } from '@careers/contract';
import { SiteProvider } from '@careers/platform';
import { testConfiguration } from './site.ts';

/**
 * Shows an area at an address as the shell would, without its frame: loaders run, links navigate. Returns the
 * router, whose `state.location` is where the visitor is; other teams' widgets are absent, and nothing is cached before.
 */
export function renderArea(area: Area, url: string, api: ApiAccess) {
  const context: AreaContext = {
    api,
    configuration: testConfiguration,
    widget: (name) => Promise.resolve({ id: `test-${name}`, widget: name, remote: null, data: null }),
  };
  const router = createMemoryRouter([{ children: area.routes(context), HydrateFallback: () => null }], {
    initialEntries: [url],
  });
  const view = render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <SiteProvider site={context}>
        <RouterProvider router={router} />
      </SiteProvider>
    </SWRConfig>,
  );
  return { ...view, router };
}
