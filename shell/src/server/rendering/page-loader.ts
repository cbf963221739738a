import type { DataRouteObject, StaticHandlerContext } from 'react-router';
import type { ErrorWidgets } from '../../app/error-page/error-widgets-context.ts';
import { statusOf } from '../../app/route-error.ts';
import type { PageHandlers } from './page-handlers.ts';
import type { RequestScope } from './request-scope.ts';
import type { Target } from './route-table.ts';
import type { LoadWidget } from './server-widgets.ts';

/** Timeout of an error page's widgets, short as the visitor has already waited. */
const WIDGETS_TIMEOUT_MILLISECONDS = 2_000;
/** Offers shown below an error (decisions.md#constants, ERROR_CAROUSEL_SIZE). */
const OFFERS = 6;

/** A page with all its data, ready to be rendered as a document or a data answer. */
export interface LoadedPage {
  kind: 'page';
  url: URL;
  target: Target;
  status: number;
  /** False if a loader sets `cache-control: no-store`. */
  isCacheable: boolean;
  routes: DataRouteObject[];
  context: StaticHandlerContext;
  scope: RequestScope;
  errorWidgets: ErrorWidgets | null;
}

export interface Redirect {
  kind: 'redirect';
  status: number;
  location: string;
}

export interface PageLoaderOptions {
  handlers: PageHandlers;
  loadWidget: LoadWidget;
  onError(message: string, cause: unknown): void;
}

/** Loads pages: runs their loaders, and loads the widgets of other teams on them. */
export class PageLoader {
  readonly #options: PageLoaderOptions;

  constructor(options: PageLoaderOptions) {
    this.#options = options;
  }

  /** Must be called within the request's scope. */
  async load(url: URL, target: Target, scope: RequestScope): Promise<LoadedPage | Redirect> {
    const handler = await this.#options.handlers.for(target);
    const isForm = scope.submission !== undefined;
    const context = await handler.query(new Request(url, { method: isForm ? 'POST' : 'GET' }));
    if (context instanceof Response) return redirectOf(context, url, isForm);
    const page = { kind: 'page' as const, url, target, routes: handler.dataRoutes, scope };
    const isCacheable = !Object.values(context.loaderHeaders).some(
      (headers) => headers.get('cache-control') === 'no-store',
    );
    return this.withErrors({ ...page, status: context.statusCode, isCacheable, context, errorWidgets: null });
  }

  /** Adds the widgets of an error page, if the page has errors. */
  async withErrors(page: LoadedPage): Promise<LoadedPage> {
    const errors = Object.values(page.context.errors ?? {});
    if (errors.length === 0) return page;
    for (const error of errors) this.#report(page.url, error);
    const { loadWidget } = this.#options;
    const signal = AbortSignal.timeout(WIDGETS_TIMEOUT_MILLISECONDS);
    const [search, offers] = await Promise.all([
      loadWidget('search-bar', {}, signal),
      loadWidget('offers-carousel', { title: 'Les dernières offres', size: OFFERS }, signal),
    ]);
    return { ...page, status: statusOf(errors[0]), errorWidgets: { search, offers } };
  }

  /** Reports thrown errors to the team; thrown responses are intended, such as a 404. */
  #report(url: URL, error: unknown): void {
    if (error instanceof Error) this.#options.onError(`${url.pathname} failed: ${String(error)}`, error);
  }
}

/** Returns 303 for a form, so that the browser follows with GET and a reload resends nothing. */
function redirectOf(response: Response, url: URL, isForm: boolean): Redirect {
  const target = new URL(response.headers.get('Location') ?? '/', url);
  const location = target.origin === url.origin ? target.pathname + target.search + target.hash : target.href;
  return { kind: 'redirect', status: isForm ? 303 : response.status, location };
}
