import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet, StyleSheetManager } from 'styled-components';
import { LRUCache } from 'lru-cache';
import { LAYOUT_SCOPE } from '../../app/constants.ts';
import { ConsentBanner } from '../../layout/consent-banner.tsx';
import { Footer } from '../../layout/footer.tsx';
import { Header } from '../../layout/header.tsx';
import { layoutCss } from '../../layout/layout-css.ts';
import type { LayoutEntries, NavigationData } from '../../layout/layout-entries.ts';
import { activeMenu } from '../../layout/menus.ts';
import { PageTools, ToTop } from '../../layout/page-tools.tsx';
import { PreviewBanner } from '../../layout/preview-banner.tsx';
import { SkipLinks } from '../../layout/skip-links.tsx';
import { plainRules } from '../../styles/format.ts';
import { cssOf } from '../../styles/server.ts';

/** Layout around a page: HTML that is never hydrated; `client/layout` adds its listeners. */
export interface LayoutHtml {
  css: string;
  /** HTML before and after the page's element. */
  before: string;
  after: string;
}

export interface LayoutOfPage {
  pathname: string;
  /** Contributions of remotes to the layout, with their digest. */
  entries: LayoutEntries;
  digest: string;
  navigation: NavigationData;
  hasSearchForm: boolean;
  /** `name@version` of the previewed version. */
  preview?: string | undefined;
}

/** Maximum number of cached layouts: of the released set, and of canaries that change it. */
const VARIANTS = 128;

/**
 * Renders the layout around pages, and caches it for all pages with the same current menu entry and the same links to
 * themselves.
 */
export class LayoutRenderer {
  readonly #rendered = new LRUCache<string, LayoutHtml>({ max: VARIANTS });

  render(page: LayoutOfPage): LayoutHtml {
    const { pathname, entries, digest, navigation, hasSearchForm, preview } = page;
    const isLinked = pathname === '/' || hasLinkTo(pathname, entries);
    const path = isLinked ? pathname : (activeMenu(pathname)?.id ?? '');
    const key = JSON.stringify([path, hasSearchForm, navigation, digest, preview]);
    const known = this.#rendered.get(key);
    if (known) return known;
    const rendered = renderLayout(page);
    this.#rendered.set(key, rendered);
    return rendered;
  }
}

function hasLinkTo(pathname: string, { menus, footer }: LayoutEntries): boolean {
  const links = [...menus.flatMap((menu) => menu.links), ...Object.values(footer).flat()];
  return links.some(({ path }) => path === pathname);
}

function renderLayout({ pathname, entries, navigation, hasSearchForm, preview }: LayoutOfPage): LayoutHtml {
  const sheet = new ServerStyleSheet();
  const render = (part: ReactNode) =>
    renderToStaticMarkup(
      sheet.collectStyles(
        <StyleSheetManager namespace={`.${LAYOUT_SCOPE}`}>
          <div className={LAYOUT_SCOPE}>{part}</div>
        </StyleSheetManager>,
      ),
    );
  try {
    const before = render(
      <>
        <ConsentBanner />
        <SkipLinks hasSearchForm={hasSearchForm} />
        <PageTools />
        {preview !== undefined && <PreviewBanner version={preview} />}
        <Header pathname={pathname} menus={entries.menus} navigation={navigation} />
      </>,
    );
    const after = render(
      <>
        <ToTop />
        <Footer columns={entries.footer} navigation={navigation} />
      </>,
    );
    return { css: layoutCss + plainRules(cssOf(sheet)), before, after };
  } finally {
    sheet.seal();
  }
}
