import { useEffect, useState } from 'react';
import { useSite } from '@careers/platform';
import type { CarouselData } from './load-carousel.ts';
import { AroundMeOffers } from './around-me-offers.tsx';
import { OffersCarousel } from './offers-carousel.tsx';

const loadPersonal = () => import(/* webpackChunkName: "personal-offers" */ './personal-offers.ts');

/** The offers of the page, until this browser knows better ones: of the last search, or around the visitor. */
export function PersonalCarousel({ data }: { data: CarouselData }) {
  const { api } = useSite();
  const [shown, setShown] = useState(data);

  useEffect(() => {
    if (data.source === undefined) return undefined;
    const abort = new AbortController();
    loadPersonal()
      .then(({ loadPersonalOffers }) => loadPersonalOffers(data, api, abort.signal))
      .then((found) => {
        if (found && !abort.signal.aborted) setShown(found);
      })
      // The offers of the page stay.
      .catch(() => undefined);
    return () => abort.abort();
  }, [data, api]);

  return (
    <>
      <OffersCarousel key={shown.href} data={shown} />
      {data.source === 'position' && shown === data && (
        <AroundMeOffers
          load={async () => {
            const { loadOffersAround } = await loadPersonal();
            setShown(await loadOffersAround(data, api));
          }}
        />
      )}
    </>
  );
}
