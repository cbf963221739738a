import { useEffect, useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import { SiteProvider } from '@careers/platform';
import type { AreaContext, WidgetSlotData } from '@careers/contract';
import { ErrorCarouselProvider, loadErrorCarousel } from './error-carousel.tsx';
import { PAGE_ALIVE, PAGE_HEARS } from './page-events.ts';

export interface RootProps {
  context: AreaContext;
  errorCarousel: WidgetSlotData | null;
  children: ReactNode;
}

/** The page's tree around its router, the same on the server and in the browser. */
export function Root({ context, errorCarousel, children }: RootProps) {
  useLayoutEffect(() => void document.dispatchEvent(new Event(PAGE_HEARS)), []);
  useEffect(() => {
    // For tests and monitoring: from here on the page answers.
    document.documentElement.setAttribute('data-alive', '');
    document.dispatchEvent(new Event(PAGE_ALIVE));
  }, []);
  return (
    <SiteProvider site={context}>
      <ErrorCarouselProvider
        value={{ initial: errorCarousel, load: (signal) => loadErrorCarousel(context, signal) }}
      >
        {children}
      </ErrorCarouselProvider>
    </SiteProvider>
  );
}
