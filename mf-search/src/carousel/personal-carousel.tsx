import { useEffect, useRef, useState } from 'react';
import { useSite } from '@careers/platform';
import type { CarouselData } from './load-carousel.ts';
import { AroundMeOffers } from './around-me-offers.tsx';
import { OffersCarousel } from './offers-carousel.tsx';
import { whenBelowWindow } from './when-below-window.ts';

const loadPersonal = () => import(/* webpackChunkName: "personal-offers" */ './personal-offers.ts');

/**
 * The offers of the page, or better ones that this browser knows of: those of the last search, or around the visitor.
 * They take their place out of sight only: what has been seen is never exchanged under the eye.
 */
export function PersonalCarousel({ data }: { data: CarouselData }) {
  const { api } = useSite();
  const [shown, setShown] = useState(data);
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = place.current;
    if (data.source === undefined || !element) return undefined;
    const abort = new AbortController();
    loadPersonal()
      .then(({ loadPersonalOffers }) => loadPersonalOffers(data, api, abort.signal))
      .then(async (found) => {
        if (!found) return;
        await whenBelowWindow(element, abort.signal);
        if (!abort.signal.aborted) setShown(found);
      })
      // The offers of the page stay.
      .catch(() => undefined);
    return () => abort.abort();
  }, [data, api]);

  // The page takes its section away where a widget has nothing in it.
  if (shown.offers.length === 0 && data.source !== 'position') return null;
  return (
    <div ref={place}>
      <OffersCarousel key={shown.href} data={shown} />
      {data.source === 'position' && shown === data && (
        <AroundMeOffers
          load={async () => {
            const { loadOffersAround } = await loadPersonal();
            setShown(await loadOffersAround(data, api));
          }}
        />
      )}
    </div>
  );
}
