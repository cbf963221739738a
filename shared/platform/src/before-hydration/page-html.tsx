import { createContext, useCallback, useContext } from 'react';
import type { ReactNode } from 'react';
import type { WidgetSlotData } from '@careers/contract';

const PageHtmlContext = createContext<HTMLElement | null>(null);

/** Gives a page the HTML that it replaces, which the server rendered for this navigation; `html` is emptied afterwards. */
export function PageHtmlProvider({ html, children }: { html: HTMLElement | null; children: ReactNode }) {
  return <PageHtmlContext value={html}>{children}</PageHtmlContext>;
}

/** Returns true while the page replaces its HTML: content missing in the first render would disappear. */
export function useIsReplacingHtml(): boolean {
  return useContext(PageHtmlContext)?.hasChildNodes() ?? false;
}

/** Widgets' HTML of visited pages by slot; a page that is shown again has the same slot objects. */
const seen = new WeakMap<WidgetSlotData, string>();

/**
 * Returns a function that shows the server-rendered HTML of a slot's widget in its element: from the document, the
 * replaced HTML of the page, or an earlier visit. It returns false without such HTML.
 */
export function useRenderedWidget(slot: WidgetSlotData): (element: Element) => boolean {
  const page = useContext(PageHtmlContext);
  return useCallback(
    (element) => {
      const rendered = page?.querySelector(`[data-slot="${slot.id}"]`);
      if (!element.hasChildNodes() && rendered) element.append(...rendered.childNodes);
      if (!element.hasChildNodes()) element.innerHTML = seen.get(slot) ?? '';
      else if (!seen.has(slot)) seen.set(slot, element.innerHTML);
      return element.hasChildNodes();
    },
    [page, slot],
  );
}
