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

/** Returns the elements of a slot's widget, to be moved; none once they were. */
export function useRenderedWidget({ id }: WidgetSlotData): () => readonly ChildNode[] {
  const page = useContext(RenderedPageContext);
  return useCallback(() => [...(page?.querySelector(`[data-slot="${id}"]`)?.childNodes ?? [])], [page, id]);
}
