import type { ComponentType } from 'react';
import { createStaticHandler, data as routeData } from 'react-router';
import type { ActionFunctionArgs, LoaderFunction, RouteObject, StaticHandler } from 'react-router';
import { CONSENT_PATH, OFFLINE_PATH } from '../../app/constants.ts';
import { NOT_FOUND_MESSAGE } from '../../app/route-error.ts';
import { composeRoutes } from '../../app/routes.tsx';
import type { ServerLoaders } from '../../app/routes.tsx';
import { fileAnswer } from './file-answer.ts';
import type { PageHandle } from './head.ts';
import { unavailablePage } from './page-requests.ts';
import type { PageRequests } from './page-requests.ts';
import { requestScope } from './request-scope.ts';
import type { Target } from './route-table.ts';

type PageTarget = Extract<Target, { kind: 'page' }>;
type FileTarget = Extract<Target, { kind: 'file' }>;

/** Returns the id of a page's route, unique across remotes. */
export function routeId(remote: string, page: string): string {
  return `${remote}/${page}`;
}

/** Caches a static handler per page, with routes of this page and the shell's own, and its modules loaded. */
export class PageHandlers {
  readonly #requests: PageRequests;
  readonly #handlers = new WeakMap<Target, Promise<StaticHandler>>();

  constructor(requests: PageRequests) {
    this.#requests = requests;
  }

  /** Rejects if the page's modules cannot be loaded; the next call retries. */
  for(target: Target): Promise<StaticHandler> {
    const known = this.#handlers.get(target);
    if (known) return known;
    const handler = this.#routesOf(target).then((routes) =>
      createStaticHandler(composeRoutes(routes, SHELL_LOADERS)),
    );
    this.#handlers.set(target, handler);
    handler.catch(() => this.#handlers.delete(target));
    return handler;
  }

  async #routesOf(target: Target): Promise<RouteObject[]> {
    switch (target.kind) {
      case 'page':
        return [await this.#pageRoute(target)];
      case 'file':
        return [this.#fileRoute(target)];
      case 'redirect': {
        const { from, to, status } = target.redirect;
        return [{ path: from, loader: () => new Response(null, { status, headers: { location: to } }) }];
      }
      case 'unavailable':
        return [{ path: '*', loader: throwUnavailable }];
      default:
        return [];
    }
  }

  /** Stores the file in the scope of its request; a failed one becomes an error page. */
  #fileRoute({ remote, file }: FileTarget): RouteObject {
    return {
      path: file.path,
      loader: async (input) => {
        const { answer } = await file.loadServer();
        const response = await this.#requests.ask(remote, input, (request) => answer(request));
        if (!(response instanceof Response)) throw unavailablePage();
        requestScope().file = await fileAnswer(response);
        return null;
      },
    };
  }

  async #pageRoute({ remote, page }: PageTarget): Promise<RouteObject> {
    const id = routeId(remote.name, page.id);
    const [module, server] = await Promise.all([page.load(), page.loadServer()]);
    const { action, loader, head } = server;
    const handle: PageHandle = { head };
    return {
      id,
      handle,
      Component: module.default as ComponentType,
      loader: async (input) =>
        // Null instead of undefined, which JSON omits.
        (loader && (await this.#requests.ask(remote, input, (request) => loader(request)))) ?? null,
      children: page.paths.map((path, index) => ({
        id: `${id}/${index}`,
        path,
        element: null,
        // Set on the deepest route with a path, whose action React Router calls.
        ...(action && {
          action: async (input: ActionFunctionArgs) =>
            (await this.#requests.act(remote, input, (request) => action(request))) ?? null,
        }),
      })),
    };
  }
}

const throwUnavailable: LoaderFunction = () => {
  throw unavailablePage();
};

const unlisted = (title: string): PageHandle => ({ head: () => ({ title, robots: 'noindex,follow' }) });

const SHELL_LOADERS: ServerLoaders = {
  /** Returns the requested status, if it is an error's (decisions.md#routes). */
  error: ({ request }) => {
    const asked = new URL(request.url).searchParams.get('statusCode') ?? '';
    throw routeData(null, { status: /^[45]\d\d$/.test(asked) ? Number(asked) : 500 });
  },
  notFound: () => {
    throw routeData(null, { status: 404, statusText: NOT_FOUND_MESSAGE });
  },
  handles: {
    [OFFLINE_PATH]: unlisted('Vous êtes hors connexion'),
    [CONSENT_PATH]: unlisted('Gérer mes cookies'),
  },
};
