import { createStaticRouter, StaticRouterProvider } from 'react-router';
import { ServerWidgets } from '@careers/platform';
import type { AreaContext } from '@careers/contract';
import { OFFLINE_PATH } from '../../app/constants.ts';
import type { PageData, ReloadMode } from '../../app/page-data.ts';
import { Root } from '../../app/root.tsx';
import { AREAS_ROUTE } from '../../app/routes.tsx';
import { cssOf, styleElement } from '../../styles/server.ts';
import type { ContributionsOfSets } from '../releases/set-contributions.ts';
import type { PageForm } from '../render-processes/messages.ts';
import { renderDocument } from './document.ts';
import { LayoutRenderer } from './layout-html.tsx';
import { navigationOf } from './load-navigation.ts';
import { actionDataOf, pageAnswer } from './page-answer.ts';
import type { LoadedPage, PageLoader } from './page-loader.ts';
import type { ShellScripts } from '../shell-scripts.ts';
import { mainOf } from './react-html.ts';
import { renderToHtml } from './render-to-html.ts';
import type { PageAnswer } from '../../protocol/page-answer.ts';

export interface PageRendererOptions {
  context: AreaContext;
  loader: PageLoader;
  contributions: ContributionsOfSets;
  scripts: ShellScripts;
  reloadPages: ReloadMode;
}

/** Renders loaded pages as documents, or as answers to navigations. */
export class PageRenderer {
  readonly #options: PageRendererOptions;
  readonly #layout = new LayoutRenderer();
  readonly #navigation: ReturnType<typeof navigationOf>;

  constructor(options: PageRendererOptions) {
    this.#options = options;
    this.#navigation = navigationOf(options.context);
  }

  /** Returns the page's answer, and for a document its HTML. */
  async render(loaded: LoadedPage, as: PageForm): Promise<{ html: string | null; answer: PageAnswer }> {
    if (as !== 'document') return { html: null, answer: await this.#navigationAnswer(loaded, as) };
    const { page, html } = await this.#toHtml(loaded);
    const answer = this.#dataOf(page);
    return { html: await this.#document(page, html, answer), answer };
  }

  async #navigationAnswer(loaded: LoadedPage, as: PageForm): Promise<PageAnswer> {
    const answer = this.#dataOf(loaded);
    const { sheet } = loaded.scope;
    if (as === 'data' || answer.errors || !sheet) return answer;
    const { page, html } = await this.#toHtml(loaded);
    const main = mainOf(html);
    // A render that fails on the server may work in the browser.
    if (page !== loaded || main === undefined) return answer;
    return { ...answer, rendered: { html: main, styles: cssOf(sheet) } };
  }

  #dataOf(page: LoadedPage): PageAnswer {
    const { context, scripts } = this.#options;
    return pageAnswer(page, context.configuration, scripts.libraries);
  }

  async #toHtml(page: LoadedPage): Promise<{ page: LoadedPage; html: string }> {
    try {
      return { page, html: await this.#reactHtml(page) };
    } catch (error) {
      // Keeps the layout when an area's page throws, as in the browser.
      const context = { ...page.context, statusCode: 500, errors: { [AREAS_ROUTE]: error } };
      const failed = await this.#options.loader.withErrors({ ...page, context });
      return { page: failed, html: await this.#reactHtml(failed) };
    }
  }

  #reactHtml({ routes, context, scope, errorWidgets }: LoadedPage): Promise<string> {
    const widgets = new Map([...scope.slots].map(([id, { html }]) => [id, html]));
    const tree = (
      <Root
        site={this.#options.context}
        actionData={() => actionDataOf(context)}
        errorWidgets={{ current: () => errorWidgets, load: () => Promise.resolve(null) }}
      >
        <ServerWidgets html={widgets}>
          <StaticRouterProvider
            router={createStaticRouter(routes, context)}
            context={context}
            hydrate={false}
          />
        </ServerWidgets>
      </Root>
    );
    return renderToHtml(scope.sheet?.collectStyles(tree) ?? tree, 'p-');
  }

  async #document({ url, scope }: LoadedPage, html: string, answer: PageAnswer): Promise<string> {
    const { context, contributions, scripts, reloadPages } = this.#options;
    const { layout: entries, digest } = contributions.of(scope.releaseSet);
    const area = answer.remotes.find(({ name }) => name === answer.area);
    const { head, ...answerInDocument } = answer;
    const pageData: PageData = {
      configuration: context.configuration,
      answer: answerInDocument,
      pageName: head.pageName,
      build: scripts.build,
      isOfflineFallback: url.pathname === OFFLINE_PATH,
      reloads: reloadPages,
    };
    return renderDocument({
      head,
      styles: scope.sheet ? styleElement(scope.sheet) : '',
      html,
      layout: this.#layout.render({
        pathname: url.pathname,
        entries,
        digest,
        navigation: await this.#navigation(),
        hasSearchForm: html.includes('id="search-form"'),
        preview: scope.preview,
      }),
      pageData,
      scripts,
      area,
    });
  }
}
