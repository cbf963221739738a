import type { ComponentType } from 'react';
import type { AreaHandle, LoaderFunctionArgs, RouteObject } from '@careers/platform';

interface LazyPage<Data> {
  /** Unique among the site's routes, and the chunk name of the page. */
  id: string;
  path: string;
  /** Its own chunk: the first page is hydrated from the server's data and needs no loader. */
  load(input: LoaderFunctionArgs): Promise<Data | Response>;
  page(): Promise<{ Component: ComponentType; head: NonNullable<AreaHandle<Data>['head']> }>;
}

/** Returns the route of a page that loads its parts when they are wanted. */
export function lazyPage<Data>({ id, path, load, page }: LazyPage<Data>): RouteObject {
  return {
    id,
    path,
    loader: load,
    lazy: async () => {
      const { Component, head } = await page();
      return { Component, handle: { head } };
    },
  };
}
