import type { DataRouteObject, StaticHandlerContext } from 'react-router';
import type { ErrorWidgets } from '../../app/error-page/error-widgets-context.ts';
import { statusOf } from '../../app/route-error.ts';
import type { PageHandlers } from './page-handlers.ts';
import type { RequestScope } from './request-scope.ts';
import type { Target } from './route-table.ts';
import type { LoadWidget } from './server-widgets.ts';

/** Limits an error page's wait for its widgets: its visitor has waited already. */
const WIDGETS_TIMEOUT_MILLISECONDS = 2_000;
/** Offers shown below an error (decisions.md#constants, ERROR_CAROUSEL_SIZE). */
const OFFERS = 6;

/** A page with all its data: what is left is to write it as a document, or as a data answer. */
export interface LoadedPage {
  kind: 'page';
  url: URL;
  target: Target;
  status: number;
  /** False where a loader answers `cache-control: no-store`. */
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

/** Loads pages: their loaders, and the widgets of other teams on them. */
export class PageLoader {
  readonly #options: PageLoaderOptions;

  constructor(options: PageLoaderOptions) {
    this.#options = options;
  }

  /** To be called in the scope. */
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

  /** Returns the page with what an error page shows besides, where it has errors. */
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

  /** A thrown answer is the area's way to say 404; anything else is a fault that its team must see. */
  #report(url: URL, error: unknown): void {
    if (error instanceof Error) this.#options.onError(`${url.pathname} failed: ${String(error)}`, error);
  }
}

/** A form's is always 303: the browser asks for the page by GET, and reloading it sends nothing again. */
function redirectOf(response: Response, url: URL, isForm: boolean): Redirect {
  const target = new URL(response.headers.get('Location') ?? '/', url);
  const location = target.origin === url.origin ? target.pathname + target.search + target.hash : target.href;
  return { kind: 'redirect', status: isForm ? 303 : response.status, location };
}
