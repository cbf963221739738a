import type { ComponentType } from 'react';
import type { AreaHandle, LoaderFunctionArgs, RouteObject } from '@careers/platform';

interface LazyPage<Data> {
  /** Unique among the site's routes, and the chunk name of the page. */
  id: string;
  path: string;
  /** Its own chunk: the first page is hydrated from the server's data and needs no loader. */
  load(input: LoaderFunctionArgs): Promise<Data | Response>;
  head: NonNullable<AreaHandle<Data>['head']>;
  page(): Promise<ComponentType>;
}

/** Returns the route of a page that loads its parts when they are wanted. */
export function lazyPage<Data>({ id, path, load, head, page }: LazyPage<Data>): RouteObject {
  return {
    id,
    path,
    loader: load,
    handle: { head },
    lazy: async () => ({ Component: await page() }),
  };
}
