import { createRequire } from 'node:module';
import { join } from 'node:path';
import { isValidElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';
import type { ApiAccess, Widget } from '@careers/contract';
import { testConfiguration } from '@careers/testing';
import { Containers, shareScope } from '../browser/index.ts';
import type { ShareScope } from '../browser/index.ts';
import { onDemandLibraries } from '../on-demand-libraries.ts';
import { sharedLibraries } from '../shared-libraries.ts';
import type { ForeignRemotes } from './foreign-remotes.ts';
import { runScripts } from './run-scripts.ts';

interface WebpackContainer {
  init(scope: ShareScope): Promise<void>;
  get(module: string): Promise<() => { default: Widget }>;
}

const scope = () => shareScope(sharedLibraries, onDemandLibraries);

/** A page with the widget `note` of several remotes, first server-rendered, then hydrated. */
export class ComposedPage {
  readonly #remotes: ForeignRemotes;
  readonly #names: readonly string[];

  constructor(remotes: ForeignRemotes, names: readonly string[]) {
    this.#remotes = remotes;
    this.#names = names;
  }

  /** Shows the server-rendered page, with one style sheet for all remotes. */
  async show(): Promise<void> {
    const sheet = new ServerStyleSheet();
    const parts = await Promise.all(this.#names.map((name) => this.#render(name, sheet)));
    document.head.innerHTML = sheet.getStyleTags();
    document.body.innerHTML = parts.join('');
  }

  /** Hydrates it with the browser builds, and the page's libraries. */
  async hydrate(api: ApiAccess): Promise<void> {
    const stop = runScripts(
      Object.fromEntries(
        this.#names.map((name) => [`/remotes/${name}/1.0.0/`, this.#remotes.directoryOf(name, 'client')]),
      ),
    );
    const containers = new Containers(scope());
    await Promise.all(this.#names.map((name) => this.#mount(name, containers, api)));
    stop();
  }

  async #render(name: string, sheet: ServerStyleSheet): Promise<string> {
    const entry = join(this.#remotes.directoryOf(name, 'server'), 'remoteEntry.cjs');
    // Required directly: the runtime of `RemoteLoader` would take this document for a browser.
    const container = createRequire(entry)(entry) as WebpackContainer;
    await container.init(scope());
    const widget = (await container.get('./widget/note'))().default;
    const html = await widget.render(null, {
      configuration: testConfiguration,
      identifierPrefix: `${name}-`,
      renderToHtml: (element) =>
        isValidElement(element)
          ? renderToString(<StyleSheetManager sheet={sheet.instance}>{element}</StyleSheetManager>)
          : '',
    });
    return `<div id="${name}">${html}</div>`;
  }

  async #mount(name: string, containers: Containers, api: ApiAccess): Promise<void> {
    const entry = new URL(`/remotes/${name}/1.0.0/remoteEntry.js`, window.location.href).href;
    const widget = await containers.widget({ name, version: '1.0.0', entry, integrity: '' }, 'note');
    const domElement = document.getElementById(name);
    if (!domElement) throw new Error(`${name} is not shown.`);
    await widget.mount({
      domElement,
      data: null,
      identifierPrefix: `${name}-`,
      hydrate: true,
      api,
      configuration: testConfiguration,
      navigate: () => undefined,
      onError: (error) => console.error(error),
    });
  }
}
