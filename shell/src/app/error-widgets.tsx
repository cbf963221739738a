import { createContext, useContext, useEffect, useState } from 'react';
import styled from 'styled-components';
import { WidgetSlot } from '@careers/platform';
import type { AreaContext, WidgetSlotData } from '@careers/contract';

/** Offers shown below an error (decisions §9, ERROR_CAROUSEL_SIZE). */
const SIZE = 6;

/** Other teams' widgets below an error. */
export interface ErrorWidgets {
  search: WidgetSlotData;
  offers: WidgetSlotData;
}

interface ErrorWidgetsSource {
  /** Loaded by the server for an error page; null on any other page, or when they could not be loaded. */
  initial: ErrorWidgets | null;
  load(signal: AbortSignal): Promise<ErrorWidgets>;
}

const ErrorWidgetsContext = createContext<ErrorWidgetsSource | null>(null);

export const ErrorWidgetsProvider = ErrorWidgetsContext;

/** Returns the slots of error pages; it never rejects. */
export async function loadErrorWidgets(context: AreaContext, signal: AbortSignal): Promise<ErrorWidgets> {
  const [search, offers] = await Promise.all([
    context.widget('search-bar', {}, { signal }),
    context.widget('offers-carousel', { title: 'Les dernières offres', size: SIZE }, { signal }),
  ]);
  return { search, offers };
}

/** A search and a few offers for who met an error; silently absent when they fail: no error in an error. */
export function WaysOn() {
  const source = useContext(ErrorWidgetsContext);
  const [slots, setSlots] = useState(source?.initial ?? null);
  useEffect(() => {
    if (slots || !source) return undefined;
    const abort = new AbortController();
    void source.load(abort.signal).then((loaded) => {
      if (!abort.signal.aborted) setSlots(loaded);
    });
    return () => abort.abort();
  }, [slots, source]);
  if (!slots) return null;
  return (
    <Ways>
      <WidgetSlot slot={slots.search} hydrate="touch" />
      <WidgetSlot slot={slots.offers} />
    </Ways>
  );
}

const Ways = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 4rem;
  > :empty {
    display: none;
  }
`;
