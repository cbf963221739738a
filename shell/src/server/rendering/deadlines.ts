import { data } from 'react-router';
import type { LoaderFunction, RouteObject } from 'react-router';
import { withSignal } from '../with-signal.ts';

/** What a page may take to load (decisions §5: an API call has 10 s). */
const DEADLINE_MILLISECONDS = 12_000;

/** Returns what a page throws that cannot be had now: the frame stays, says so, and offers a retry. */
export function unavailablePage() {
  return data(null, { status: 503, statusText: 'Cette page est momentanément indisponible' });
}

/** Returns the routes with loaders that give up in time: an area that does not answer keeps nobody waiting for ever. */
export function withDeadlines(
  routes: readonly RouteObject[],
  onProblem: (message: string, cause: unknown) => void,
  milliseconds = DEADLINE_MILLISECONDS,
): RouteObject[] {
  const limited =
    (load: LoaderFunction): LoaderFunction =>
    async (input, context) => {
      const timeout = AbortSignal.timeout(milliseconds);
      const signal = AbortSignal.any([input.request.signal, timeout]);
      const request = new Request(input.request, { signal });
      try {
        return await withSignal(Promise.resolve(load({ ...input, request }, context)), signal);
      } catch (error) {
        if (!timeout.aborted) throw error;
        onProblem(`${new URL(request.url).pathname} took more than ${milliseconds} ms to load`, error);
        throw unavailablePage();
      }
    };
  return routes.map((route) => ({
    ...route,
    ...(typeof route.loader === 'function' && { loader: limited(route.loader) }),
    ...(route.children && { children: withDeadlines(route.children, onProblem, milliseconds) }),
  })) as RouteObject[];
}
