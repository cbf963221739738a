import { Suspense, lazy } from 'react';
import type { ComponentType } from 'react';
import { UnreachablePage } from './unreachable-page.tsx';

const load = () => import(/* webpackChunkName: "error-page" */ './route-error-page.tsx');

let Loaded: ComponentType | undefined;

/** Loads the error page: at the server's start, in a browser on the first error. */
export async function loadErrorPage(): Promise<void> {
  Loaded = (await load()).default;
}

/** The browser may go offline before it has the error page. */
const LazyErrorPage = lazy(() => load().catch(() => ({ default: UnreachablePage })));

export function RouteErrorBoundary() {
  if (Loaded) return <Loaded />;
  return (
    <Suspense>
      <LazyErrorPage />
    </Suspense>
  );
}
