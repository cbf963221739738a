import { createStaticRouter, StaticRouterProvider } from 'react-router';
import type { StaticHandlerContext } from 'react-router';
import { ServerStyleSheet } from 'styled-components';
import { fontPreloads } from '@careers/ui';
import { findClaimant } from '@careers/contract';
import { ServerWidgets } from '@careers/platform';
import type { AreaContext } from '@careers/contract';
import { loadErrorWidgets } from '../../app/error-widgets.tsx';
import type { ErrorWidgets } from '../../app/error-widgets.tsx';
import { resolveHead } from '../../app/head.ts';
import { OFFLINE_PATH } from '../../app/offline-page.tsx';
import { Root } from '../../app/root.tsx';
import { AREAS_ROUTE } from '../../app/routes.tsx';
import { captionOf, serialiseError, statusOf } from '../../app/route-error.ts';
import { manifestsOf } from '../releases/release-sets.ts';
import type { ReleaseSet } from '../releases/release-sets.ts';
import { answerFile } from './answer-file.ts';
import { browserRemotes, chunkFiles, clientFile } from './browser-remotes.ts';
import { renderDocument } from './document.ts';
import { renderToHtml } from './render-to-html.ts';
import { inRequestScope } from './request-scope.ts';
import type { RequestScope } from './request-scope.ts';
import type { StaticHandlers } from './static-handlers.ts';

/** What an error page waits for its widgets: who met an error has waited already. */
const WIDGETS_MILLISECONDS = 2_000;

/** A finished answer to a page's request. */
export type RenderedPage =
  { kind: 'document'; status: number; html: string } | { kind: 'redirect'; status: number; location: string };

export interface PageRendererOptions {
  context: AreaContext;
  handlers: StaticHandlers;
  /** Addresses of the shell's own scripts, in order. */
  scripts: readonly string[];
  reloadPages: boolean;
  onProblem(message: string, cause: unknown): void;
}

/** Renders a page for a release set: loaders, one React render, the document. */
export class PageRenderer {
  readonly #options: PageRendererOptions;

  constructor(options: PageRendererOptions) {
    this.#options = options;
  }

  async render(url: URL, set: ReleaseSet): Promise<RenderedPage> {
    const scope: RequestScope = {
      releaseSet: set,
      sheet: new ServerStyleSheet(),
      widgets: new Map(),
      slots: 0,
    };
    try {
      return await inRequestScope(scope, () => this.#renderInScope(url, scope));
    } finally {
      scope.sheet.seal();
    }
  }

  /** Returns the answer of a path that is a file of an area; null when it is a page's. */
  file(url: URL, set: ReleaseSet): Promise<Response | null> {
    return answerFile(this.#options.handlers.for(set), url);
  }

  async #renderInScope(url: URL, scope: RequestScope): Promise<RenderedPage> {
    const handler = this.#options.handlers.for(scope.releaseSet);
    const result = await handler.query(new Request(url));
    if (result instanceof Response) return redirectOf(result, url);
    try {
      return await this.#page(url, result, handler.dataRoutes, scope);
    } catch (error) {
      // As in the browser: where an area's page throws, the frame stays.
      const failed = { ...result, statusCode: 500, errors: { [AREAS_ROUTE]: error } };
      return this.#page(url, failed, handler.dataRoutes, scope);
    }
  }

  async #page(
    url: URL,
    result: StaticHandlerContext,
    routes: Parameters<typeof createStaticRouter>[0],
    scope: RequestScope,
  ): Promise<RenderedPage> {
    const errors = Object.values(result.errors ?? {});
    for (const error of errors) this.#report(url, error);
    const failed = errors.length > 0;
    const errorWidgets = failed
      ? await loadErrorWidgets(this.#options.context, AbortSignal.timeout(WIDGETS_MILLISECONDS))
      : null;
    const status = failed ? statusOf(errors[0]) : result.statusCode;
    const html = await this.#toHtml(result, routes, scope, errorWidgets);
    return { kind: 'document', status, html: this.#document(url, result, scope, html, errorWidgets) };
  }

  #toHtml(
    result: StaticHandlerContext,
    routes: Parameters<typeof createStaticRouter>[0],
    scope: RequestScope,
    errorWidgets: ErrorWidgets | null,
  ): Promise<string> {
    const tree = (
      <Root context={this.#options.context} errorWidgets={errorWidgets}>
        <ServerWidgets html={scope.widgets}>
          <StaticRouterProvider
            router={createStaticRouter(routes, result)}
            context={result}
            hydrate={false}
          />
        </ServerWidgets>
      </Root>
    );
    return renderToHtml(scope.sheet.collectStyles(tree), 'p-');
  }

  #document(
    url: URL,
    result: StaticHandlerContext,
    scope: RequestScope,
    html: string,
    errorWidgets: ErrorWidgets | null,
  ): string {
    const { configuration } = this.#options.context;
    const error: unknown = Object.values(result.errors ?? {})[0];
    const manifests = manifestsOf(scope.releaseSet);
    const claimant = findClaimant(manifests, url.pathname);
    return renderDocument({
      head: resolveHead({
        matches: result.matches.map(({ route, params }) => ({
          handle: route.handle as unknown,
          data: result.loaderData[route.id] as unknown,
          params,
        })),
        pathname: url.pathname,
        search: url.search,
        configuration,
        error: error === undefined ? null : { status: statusOf(error), caption: captionOf(error) },
      }),
      styles: scope.sheet.getStyleTags(),
      html,
      pageData: {
        configuration,
        releaseSet: { revision: scope.releaseSet.revision, remotes: browserRemotes(manifests) },
        areas: claimant ? [claimant.name] : [],
        errorWidgets,
        standsIn: url.pathname === OFFLINE_PATH,
        reloads: this.#options.reloadPages,
        hydration: {
          loaderData: result.loaderData,
          errors: result.errors
            ? Object.fromEntries(
                Object.entries(result.errors).map(([id, thrown]) => [id, serialiseError(thrown)]),
              )
            : null,
        },
      },
      fontPreloads,
      scripts: this.#options.scripts,
      container: claimant
        ? {
            href: clientFile(claimant, claimant.client.entry),
            integrity: claimant.client.integrity[claimant.client.entry] ?? '',
          }
        : null,
      chunks: claimant ? chunkFiles(claimant, ['area', ...result.matches.map(({ route }) => route.id)]) : [],
    });
  }

  /** A thrown answer is the area's way to say 404; anything else is a fault that its team must see. */
  #report(url: URL, error: unknown): void {
    if (error instanceof Error) this.#options.onProblem(`${url.pathname} failed: ${String(error)}`, error);
  }
}

function redirectOf(response: Response, url: URL): RenderedPage {
  const target = new URL(response.headers.get('Location') ?? '/', url);
  const location = target.origin === url.origin ? target.pathname + target.search + target.hash : target.href;
  return { kind: 'redirect', status: response.status, location };
}
