import { createContext, useContext, useEffect, useState } from 'react';
import { WidgetSlot } from '@careers/platform';
import type { AreaContext, WidgetSlotData } from '@careers/contract';

/** Offers shown below an error (decisions §9, ERROR_CAROUSEL_SIZE). */
const SIZE = 6;

interface ErrorCarousel {
  /** Loaded by the server for an error page; null on any other page, or when it could not be loaded. */
  initial: WidgetSlotData | null;
  load(signal: AbortSignal): Promise<WidgetSlotData>;
}

const ErrorCarouselContext = createContext<ErrorCarousel | null>(null);

export const ErrorCarouselProvider = ErrorCarouselContext;

/** Returns the carousel's slot for error pages; it never rejects. */
export function loadErrorCarousel(context: AreaContext, signal: AbortSignal): Promise<WidgetSlotData> {
  return context.widget(
    'offers-carousel',
    { title: 'Les dernières offres', source: 'default', size: SIZE },
    { signal },
  );
}

/** A few offers for who met an error; silently absent when it fails: no error in an error. */
export function ErrorOffers() {
  const carousel = useContext(ErrorCarouselContext);
  const [slot, setSlot] = useState(carousel?.initial ?? null);
  useEffect(() => {
    if (slot || !carousel) return undefined;
    const abort = new AbortController();
    void carousel.load(abort.signal).then((loaded) => {
      if (!abort.signal.aborted) setSlot(loaded);
    });
    return () => abort.abort();
  }, [slot, carousel]);
  return slot?.remote ? <WidgetSlot slot={slot} /> : null;
}
