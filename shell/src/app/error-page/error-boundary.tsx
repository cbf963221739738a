import { Suspense, lazy } from 'react';
import type { ComponentType } from 'react';

const load = () => import(/* webpackChunkName: "error-page" */ './route-error-page.tsx');

let Loaded: ComponentType | undefined;

/** Loads what errors look like: the server at its start, a browser when it is told of an error. */
export async function loadErrorPage(): Promise<void> {
  Loaded = (await load()).default;
}

const LazyErrorPage = lazy(load);

/** Shows any route's error, also one that nobody was told of. */
export function RouteErrorBoundary() {
  if (Loaded) return <Loaded />;
  return (
    <Suspense>
      <LazyErrorPage />
    </Suspense>
  );
}
