import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { StaticRouterProvider, createStaticHandler, createStaticRouter } from 'react-router';
import type { Area, Widget } from '@careers/contract';
import { testConfiguration } from '../site.ts';
import { pageRoutes, onSite, widgetContext } from './trees.tsx';
import type { Doubles } from './trees.tsx';

/** A sample loaded on the server. */
export interface Rendered {
  status: number;
  isRedirect?: true;
  /** Serialised for the browser. */
  data: unknown;
  /** Result of the page's action, likewise. */
  actionData?: unknown;
  /** Renders the data to HTML, anew at each call. */
  toHtml(): Promise<string>;
}

/** Runs a page's loader, as the shell does; before it the page's action, with an empty form, where one is sent. */
export async function renderPage(
  area: Area,
  address: string,
  doubles: Doubles,
  { isForm = false } = {},
): Promise<Rendered> {
  const handler = createStaticHandler(await pageRoutes(area, doubles));
  const url = new URL(address, testConfiguration.publicBaseUrl);
  const answer = await handler.query(new Request(url, { method: isForm ? 'POST' : 'GET' }));
  if (answer instanceof Response)
    return { status: answer.status, isRedirect: true, data: null, toHtml: async () => '' };
  const { statusCode: status, loaderData: data, errors } = answer;
  const [error] = Object.values(errors ?? {});
  const [actionData] = Object.values(answer.actionData ?? {}) as unknown[];
  if (error instanceof Error) throw error;
  const toHtml = () =>
    htmlOf(
      onSite(
        doubles.api,
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, answer)}
          context={answer}
          hydrate={false}
        />,
        actionData,
      ),
    );
  return { status, data, toHtml, ...(isForm && { actionData }) };
}

/** Runs a widget's `load`, as for another team's page. */
export async function renderWidget(
  widget: Widget<never>,
  props: object,
  doubles: Doubles,
): Promise<Rendered> {
  // The widget's team provides sample props of the right type.
  const data = await widget.load(props as never, widgetContext(doubles));
  const toHtml = async () => {
    const parts: ReactNode[] = [];
    await widget.render(data, {
      configuration: testConfiguration,
      identifierPrefix: 'w-',
      renderToHtml: (element) => {
        parts.push(element as ReactNode);
        return '';
      },
    });
    return (await Promise.all(parts.map((part) => htmlOf(part, 'w-')))).join('');
  };
  return { status: 200, data, toHtml };
}

/** Renders all HTML, including suspended parts. */
function htmlOf(tree: ReactNode, identifierPrefix = 'p-'): Promise<string> {
  return new Promise((resolve, reject) => {
    const stream = new PassThrough();
    const { pipe } = renderToPipeableStream(tree, {
      identifierPrefix,
      onAllReady: () => void pipe(stream),
      onShellError: reject,
      onError: reject,
    });
    text(stream).then(resolve, reject);
  });
}
