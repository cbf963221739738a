import { useEffect } from 'react';
import type { ComponentType, ErrorInfo, ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { Root } from 'react-dom/client';
import { CONTRACT_VERSION } from '@careers/contract';
import type { Widget, WidgetContext, WidgetMount } from '@careers/contract';
import { SiteProvider } from '../site.tsx';
import type { Site } from '../site.tsx';
import { WidgetEnvironmentContext, onServer } from './environment.tsx';
import type { WidgetEnvironment } from './environment.tsx';

export interface WidgetDefinition<Props extends object, Data> {
  name: string;
  opensAt?: Widget['opensAt'];
  /** Loads the data of the first render, on the server only; the result is sent to the browser as JSON. */
  load(props: Props, context: WidgetContext): Promise<Data>;
  Component: ComponentType<{ data: Data }>;
}

/** Returns a React component as a widget: loader, server rendering and single-spa lifecycles. */
export function defineWidget<Props extends object, Data>(
  definition: WidgetDefinition<Props, Data>,
): Widget<Props, Data> {
  const { name, opensAt, load, Component } = definition;
  const roots = new Map<HTMLElement, Root>();

  function tree(data: Data, site: Site, environment: WidgetEnvironment): ReactNode {
    return (
      <SiteProvider site={site}>
        <WidgetEnvironmentContext value={environment}>
          <Component data={data} />
        </WidgetEnvironmentContext>
      </SiteProvider>
    );
  }

  function mounted(props: WidgetMount<Data>, onReady: () => void): ReactNode {
    const site = { api: props.api, configuration: props.configuration };
    return <Ready onReady={onReady}>{tree(props.data, site, { navigate: props.navigate })}</Ready>;
  }

  return {
    contract: CONTRACT_VERSION,
    name,
    ...(opensAt && { opensAt }),
    load,
    render(data, root) {
      const site = { api: { baseUrl: '', fetch: refuseFetch }, configuration: root.configuration };
      return root.renderToHtml(tree(data, site, onServer));
    },
    bootstrap: () => Promise.resolve(),
    mount(props) {
      return new Promise((resolve, reject) => {
        // single-spa awaits this promise: a first render that throws must settle it.
        const options = {
          identifierPrefix: props.identifierPrefix,
          onRecoverableError: reportRecovered,

          onUncaughtError(error: unknown) {
            reject(error instanceof Error ? error : new Error(String(error)));
            props.onError(error);
          },
        };
        const content = mounted(props, resolve);
        // Renders in the same paint as the page around it, and hydrates before the next click: React does not hydrate
        // on a click in a root nested in another root's element.
        flushSync(() => {
          if (props.hydrate) {
            roots.set(props.domElement, hydrateRoot(props.domElement, content, options));
          } else {
            const root = createRoot(props.domElement, options);
            roots.set(props.domElement, root);
            root.render(content);
          }
        });
      });
    },
    unmount({ domElement }) {
      roots.get(domElement)?.unmount();
      roots.delete(domElement);
      return Promise.resolve();
    },
  };
}

/**
 * Reports an error that React has recovered from, such as a hydration mismatch: only the component stack identifies its
 * remote.
 */
function reportRecovered(error: unknown, { componentStack }: ErrorInfo): void {
  if (error instanceof Error) error.stack = `${error.stack ?? ''}${componentStack ?? ''}`;
  // jsdom has no reportError.
  (globalThis.reportError ?? console.error)(error);
}

function refuseFetch(): Promise<Response> {
  return Promise.reject(new Error('A widget fetches in load(), not while it renders.'));
}

function Ready({ onReady, children }: { onReady: () => void; children: ReactNode }) {
  useEffect(onReady, [onReady]);
  return children;
}
