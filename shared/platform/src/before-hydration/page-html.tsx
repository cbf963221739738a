import { createContext, useCallback, useContext } from 'react';
import type { ReactNode } from 'react';
import type { WidgetSlotData } from '@careers/contract';

const PageHtmlContext = createContext<HTMLElement | null>(null);

/** Gives a page the HTML that it replaces, which the server rendered for this navigation; `html` is emptied afterwards. */
export function PageHtmlProvider({ html, children }: { html: HTMLElement | null; children: ReactNode }) {
  return <PageHtmlContext value={html}>{children}</PageHtmlContext>;
}

/** Returns whether the page replaces its HTML now: content left out of the first render would vanish. */
export function useIsReplacingHtml(): boolean {
  return useContext(PageHtmlContext)?.hasChildNodes() ?? false;
}

/** The widgets' HTML of visited pages, whose slots are the same when they are shown again. */
const seen = new WeakMap<WidgetSlotData, string>();

/**
 * Returns a function that shows a slot's widget in its element as the server rendered it: with the document, in the
 * page's HTML that is replaced now, or on an earlier visit. It returns false where there is no such HTML.
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
