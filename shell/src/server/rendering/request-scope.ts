import { AsyncLocalStorage } from 'node:async_hooks';
import type { ServerStyleSheet } from 'styled-components';
import type { ReleaseSet } from '../releases/release-sets.ts';

/** What belongs to the rendering of one page. */
export interface RequestScope {
  releaseSet: ReleaseSet;
  sheet: ServerStyleSheet;
  /** HTML of the page's widgets by slot id. */
  widgets: Map<string, string>;
  slots: number;
}

const storage = new AsyncLocalStorage<RequestScope>();

/** Runs `work`, and all that it starts, in a scope. */
export function inRequestScope<Result>(scope: RequestScope, work: () => Promise<Result>): Promise<Result> {
  return storage.run(scope, work);
}

/**
 * Returns the scope of the page being rendered: loaders do not pass it on, so that areas need not know it.
 * @throws Error outside a page's rendering.
 */
export function requestScope(): RequestScope {
  const scope = storage.getStore();
  if (!scope) throw new Error('A widget can be loaded only while a page is rendered.');
  return scope;
}
