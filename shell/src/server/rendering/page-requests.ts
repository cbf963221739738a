import { data } from 'react-router';
import type { LoaderFunctionArgs } from 'react-router';
import { withDeadline } from '@careers/contract/deadline';
import type {
  ActionRequest,
  ApiAccess,
  AreaContext,
  BackendAccess,
  PageContributions,
  PageRequest,
  RemoteManifest,
} from '@careers/contract';
import { requestScope } from './request-scope.ts';
import type { LoadWidget } from './server-widgets.ts';

/** Timeout of a page's loaders (decisions.md#api-contract: an API call has 10 s). */
const TIMEOUT_MILLISECONDS = 12_000;

/** Returns the error of an unavailable page: the layout stays, with a message and a retry. */
export function unavailablePage() {
  return data({ messageCode: 'page.unavailable' }, { status: 503 });
}

export interface PageRequestsOptions {
  context: AreaContext;
  loadWidget: LoadWidget;
  /** Backends of a remote, by name. */
  backendsOf(remote: RemoteManifest): (name: string) => BackendAccess;
  /** Returns the contributions of the current page's release set. */
  contributions(): PageContributions;
  onError(message: string, cause: unknown): void;
}

/** Calls loaders and actions of areas, with a timeout. */
export class PageRequests {
  readonly #options: PageRequestsOptions;

  constructor(options: PageRequestsOptions) {
    this.#options = options;
  }

  /**
   * Runs an action with the submitted form of the scope.
   * @throws like `ask`.
   */
  act(
    remote: RemoteManifest,
    input: Pick<LoaderFunctionArgs, 'request' | 'params'>,
    action: (request: ActionRequest) => unknown,
  ): Promise<unknown> {
    const { fields = '', visitor = '' } = requestScope().submission ?? {};
    return this.ask(remote, input, ({ api, configuration, url, params, signal, backend }) =>
      action({
        api: onBehalfOf(visitor, api),
        configuration,
        url,
        params,
        signal,
        ...(backend && { backend }),
        fields: new URLSearchParams(fields),
      }),
    );
  }

  /**
   * Runs a remote's `answer` for a request.
   * @throws its errors, and a 503 on timeout.
   */
  async ask(
    remote: RemoteManifest,
    { request, params }: Pick<LoaderFunctionArgs, 'request' | 'params'>,
    answer: (request: PageRequest) => unknown,
  ): Promise<unknown> {
    const { context, loadWidget, backendsOf, contributions, onError } = this.#options;
    const backend = backendsOf(remote);
    const url = new URL(request.url);
    const asked = (signal: AbortSignal): PageRequest => ({
      ...context,
      url,
      params,
      signal,
      backend,
      widget: (name, props) => loadWidget(name, props, signal),
      get contributions() {
        return contributions();
      },
    });
    let own: AbortSignal | undefined;
    try {
      return await withDeadline(TIMEOUT_MILLISECONDS, (signal) => answer(asked((own = signal))));
    } catch (error) {
      if (!own?.aborted) throw error;
      onError(`${url.pathname} took more than ${TIMEOUT_MILLISECONDS} ms to load`, error);
      throw unavailablePage();
    }
  }
}

/** Forwards the visitor's IP address, for the API's rate limit of forms. */
function onBehalfOf(visitor: string, { baseUrl, fetch }: ApiAccess): ApiAccess {
  return {
    baseUrl,
    fetch(input, init) {
      const request = new Request(input, init);
      if (request.method !== 'GET') request.headers.set('x-forwarded-for', visitor);
      return fetch(request);
    },
  };
}
