import { createContext, useCallback, useContext } from 'react';
import type { ReactNode } from 'react';
import type { WidgetSlotData } from '@careers/contract';

const RenderedPageContext = createContext<HTMLElement | null>(null);

/** A page that replaces its HTML, which the server rendered for this navigation; `html` is emptied afterwards. */
export function RenderedPage({ html, children }: { html: HTMLElement | null; children: ReactNode }) {
  return <RenderedPageContext value={html}>{children}</RenderedPageContext>;
}

/** Returns whether the page replaces its HTML now: what is left out of the first render would vanish. */
export function useIsReplacingHtml(): boolean {
  return useContext(RenderedPageContext)?.hasChildNodes() ?? false;
}

/** The widgets' HTML of the pages that a visitor has seen: a page that is shown again has the same slots. */
const seen = new WeakMap<WidgetSlotData, string>();

/**
 * Returns what shows a slot's widget in its element as the server rendered it, and says whether it could: with the
 * document, in the page's HTML that is replaced now, or earlier, when the visitor comes back.
 */
export function useRenderedWidget(slot: WidgetSlotData): (element: Element) => boolean {
  const page = useContext(RenderedPageContext);
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
