import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { SiteProvider } from '@careers/platform';
import type { AreaContext, WidgetSlotData } from '@careers/contract';
import { ErrorCarouselProvider, loadErrorCarousel } from './error-carousel.tsx';

export interface RootProps {
  context: AreaContext;
  errorCarousel: WidgetSlotData | null;
  children: ReactNode;
}

/** The page's tree around its router, the same on the server and in the browser. */
export function Root({ context, errorCarousel, children }: RootProps) {
  // For tests and monitoring: from here on the page answers.
  useEffect(() => document.documentElement.setAttribute('data-alive', ''), []);
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
