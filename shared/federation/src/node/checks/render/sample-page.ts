import { text } from 'node:stream/consumers';
import type { ComponentType, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { createStaticHandler, createStaticRouter } from 'react-router';
import type { RouteObject, StaticHandler, StaticHandlerContext } from 'react-router';
import type { ServerStyleSheet } from 'styled-components';
import { withDeadline } from '@careers/contract/deadline';
import type { AreaPage, Head, PageRequest, PublicConfiguration, WidgetSlotData } from '@careers/contract';
import { identifierPrefix } from '@careers/platform';
import type { LoadedRemote } from '../../remote-loader.ts';
import { pageTree } from './page-tree.tsx';
import type { RecordedApi } from './recorded-api.ts';

export const LOAD_TIMEOUT_MILLISECONDS = 5_000;
/** Same limit as in a shell's render process. */
export const RENDER_TIMEOUT_MILLISECONDS = 2_000;

export const CONFIGURATION: PublicConfiguration = {
  publicBaseUrl: 'https://site.invalid',
  productId: 'careers',
  productName: 'le groupement',
  environment: 'production',
  videoProviderUrl: 'https://films.invalid',
  thirdParties: {},
};

/** Inputs of a sample's rendering. */
export interface Conditions {
  remote: LoadedRemote;
  api: RecordedApi;
  onError(error: unknown): void;
}

/** Renders one widget of the remote with its data. */
export async function widgetHtml(
  { remote }: Conditions,
  slot: WidgetSlotData,
  sheet: ServerStyleSheet,
): Promise<string> {
  const widget = await remote.widget(slot.widget);
  const prefix = identifierPrefix(slot);
  return widget.render(slot.data, {
    configuration: CONFIGURATION,
    identifierPrefix: prefix,
    renderToHtml: (element) =>
      renderToString(sheet.collectStyles(element as ReactNode), { identifierPrefix: prefix }),
  });
}

/** Loads the data of a widget. */
export async function widgetData(
  { remote, api }: Conditions,
  name: string,
  props: object,
  outer?: AbortSignal,
): Promise<unknown> {
  const widget = await remote.widget(name);
  return withDeadline(
    LOAD_TIMEOUT_MILLISECONDS,
    (signal) => widget.load(props, { api, configuration: CONFIGURATION, signal }),
    outer,
  );
}

/** One page of an area, rendered like in a shell's render process; slots of other remotes' widgets stay empty. */
export class SamplePage {
  readonly #conditions: Conditions;
  readonly #page: AreaPage;
  #handler: StaticHandler | undefined;
  #head: ((input: never) => Head) | undefined;
  #slots: WidgetSlotData[] = [];

  constructor(conditions: Conditions, page: AreaPage) {
    this.#conditions = conditions;
    this.#page = page;
  }

  /** Runs its loader. */
  async load(url: URL): Promise<StaticHandlerContext | Response> {
    this.#handler ??= createStaticHandler([await this.#route()]);
    this.#slots = [];
    return this.#handler.query(new Request(url));
  }

  /** Returns the result of its `head` for loaded data. */
  headOf(url: URL, context: StaticHandlerContext): Head | undefined {
    const [match] = context.matches;
    return this.#head?.({
      data: context.loaderData[this.#page.id],
      params: match?.params ?? {},
      pathname: url.pathname,
      search: url.search,
      configuration: CONFIGURATION,
    } as never);
  }

  /**
   * Renders loaded data.
   * @throws Error outside of boundaries, or on timeout.
   */
  async html(context: StaticHandlerContext, sheet: ServerStyleSheet): Promise<string> {
    const slots = await Promise.all(
      this.#slots.map(async (slot) => [slot.id, await widgetHtml(this.#conditions, slot, sheet)] as const),
    );
    const { api, onError } = this.#conditions;
    const router = createStaticRouter(this.#handler?.dataRoutes ?? [], context);
    const site = { api, configuration: CONFIGURATION };
    const tree = pageTree({ site, widgets: new Map(slots), router, context });
    const signal = AbortSignal.timeout(RENDER_TIMEOUT_MILLISECONDS);
    const { prelude } = await prerenderToNodeStream(sheet.collectStyles(tree), {
      identifierPrefix: 'p-',
      signal,
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => (signal.aborted ? undefined : onError(error)),
    });
    const html = await text(prelude);
    signal.throwIfAborted();
    return html;
  }

  async #route(): Promise<RouteObject> {
    const { id, paths, load, loadServer } = this.#page;
    const [module, server] = await Promise.all([load(), loadServer()]);
    this.#head = (input) => server.head(input);
    return {
      id,
      Component: module.default as ComponentType,
      loader: async ({ request, params }) => {
        const url = shownAddress(request.url, this.#page.searchParams);
        const answer = (signal: AbortSignal) =>
          server.loader?.(
            pageRequest(this.#conditions, { url, params, signal }, (slot) => this.#slots.push(slot)),
          );
        return (await withDeadline(LOAD_TIMEOUT_MILLISECONDS, answer)) ?? null;
      },
      children: paths.map((path) => ({ path, element: null })),
    };
  }
}

/** Returns the request of a loader; `onSlot` receives the slots of the remote's own widgets. */
export function pageRequest(
  conditions: Conditions,
  asked: Pick<PageRequest, 'url' | 'params' | 'signal'>,
  onSlot: (slot: WidgetSlotData) => void,
): PageRequest {
  const { api, remote } = conditions;
  let count = 0;
  return {
    ...asked,
    api,
    configuration: CONFIGURATION,
    contributions: { siteMap: [], storedItems: [], thirdParties: [] },
    async widget(name, props) {
      count += 1;
      const empty: WidgetSlotData = { id: `w${count}-${name}`, widget: name, remote: null, data: null };
      const { manifest } = remote;
      if (!manifest.widgets.includes(name)) return empty;
      const { opensAt } = await remote.widget(name);
      const data = await widgetData(conditions, name, props, asked.signal);
      const slot = {
        ...empty,
        remote: `${manifest.name}@${manifest.version}`,
        data,
        ...(opensAt && { opensAt }),
      };
      onSlot(slot);
      return slot;
    },
  };
}

/** Removes query parameters that the page does not read, like shells. */
function shownAddress(address: string, declared: AreaPage['searchParams']): URL {
  const url = new URL(address);
  for (const name of [...url.searchParams.keys()])
    if (declared && !declared.includes(name)) url.searchParams.delete(name);
  return url;
}
