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

/** Returns what a page throws that cannot be had now: the layout stays, says so, and offers a retry. */
export function unavailablePage() {
  return data({ messageCode: 'page.unavailable' }, { status: 503 });
}

export interface PageRequestsOptions {
  context: AreaContext;
  loadWidget: LoadWidget;
  /** Backends of a remote, by name. */
  backendsOf(remote: RemoteManifest): (name: string) => BackendAccess;
  /** Returns contributions of the release set of the page that is being loaded. */
  contributions(): PageContributions;
  onError(message: string, cause: unknown): void;
}

/** Asks areas for what is theirs; one that does not answer keeps nobody waiting for ever. */
export class PageRequests {
  readonly #options: PageRequestsOptions;

  constructor(options: PageRequestsOptions) {
    this.#options = options;
  }

  /** Returns what an action answers to the form of the page's scope. @throws as `ask`. */
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

  /** Returns what `answer`, of a remote, gives for a request. @throws what it throws, and a 503 once its time is over. */
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

/** The API limits forms by IP address: without the visitor's all would be this server's. */
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
