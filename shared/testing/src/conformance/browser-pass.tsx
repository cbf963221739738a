import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RouterProvider, createMemoryRouter } from 'react-router';
import type { HydrationState } from 'react-router';
import type { ApiAccess, Area, Widget } from '@careers/contract';
import { testConfiguration } from '../site.ts';
import { onSite, pageRoutes } from './trees.tsx';
import type { Doubles } from './trees.tsx';

/** Hydrates a server-rendered page in the element; returns a function that unmounts it. */
export async function hydratePage(
  area: Area,
  address: string,
  {
    element,
    data,
    actionData,
    doubles,
  }: {
    element: HTMLElement;
    data: HydrationState['loaderData'];
    actionData: unknown;
    doubles: Doubles;
  },
): Promise<() => Promise<void>> {
  const router = createMemoryRouter(await pageRoutes(area, doubles), {
    initialEntries: [address],
    hydrationData: { loaderData: data ?? {} },
  });
  let root: ReturnType<typeof hydrateRoot> | undefined;
  await act(async () => {
    root = hydrateRoot(element, onSite(doubles.api, <RouterProvider router={router} />, actionData), {
      identifierPrefix: 'p-',
      onRecoverableError: (error) => console.error(error),
      onUncaughtError: (error) => console.error(error),
    });
  });
  return async () => {
    await act(async () => root?.unmount());
    router.dispose();
  };
}

/** Hydrates a server-rendered widget; returns a function that unmounts it. */
export async function hydrateWidget(
  widget: Widget<never>,
  { element, data, api }: { element: HTMLElement; data: unknown; api: ApiAccess },
): Promise<() => Promise<void>> {
  const mount = {
    domElement: element,
    data,
    identifierPrefix: 'w-',
    hydrate: true,
    api,
    configuration: testConfiguration,
    navigate: () => undefined,
    onError: (error: unknown) => console.error(error),
  };
  await widget.bootstrap(mount);
  // Mounting resolves after the effects, which run at the end of `act`.
  let mounted: Promise<void> | undefined;
  act(() => {
    mounted = widget.mount(mount);
  });
  await mounted;
  return () => act(async () => widget.unmount(mount));
}
