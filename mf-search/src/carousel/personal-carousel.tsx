import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { useSite } from '@careers/platform';
import { Button, Message, hiddenWithoutScript } from '@careers/ui';
import { CurrentLocationIcon } from '@careers/ui/icons';
import type { CarouselData } from './load-carousel.ts';
import { OffersCarousel } from './offers-carousel.tsx';

const loadPersonal = () => import(/* webpackChunkName: "personal-offers" */ './personal-offers.ts');

/**
 * The page's offers, or more personal ones: those of the visitor's last search, or around the visitor. They are
 * swapped only while out of view.
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
      // Keeps the page's offers.
      .catch(() => undefined);
    return () => abort.abort();
  }, [data, api]);

  // The page hides a section whose widget is empty.
  if (shown.offers.length === 0 && data.source !== 'position') return null;
  return (
    <div ref={place}>
      <OffersCarousel key={shown.href} data={shown} />
      {data.source !== undefined && shown === data && (
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

/** Requests the position on click, and shows an error without one. */
function AroundMeOffers({ load }: { load(): Promise<void> }) {
  const [error, setError] = useState('');
  const ask = async () => {
    setError('');
    try {
      await load();
    } catch (error) {
      setError(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <>
      <AroundMe type="button" $variant="secondary" onClick={() => void ask()}>
        <CurrentLocationIcon />
        Voir les offres autour de moi
      </AroundMe>
      {error && (
        <Message tone="error" role="alert">
          {error}
        </Message>
      )}
    </>
  );
}

/** Resolves once the element is below the viewport, where a change is invisible and shifts nothing. */
export function whenBelowWindow(element: Element, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const observer = new IntersectionObserver((entries) => {
      const latest = entries.at(-1);
      if (!latest || latest.isIntersecting || latest.boundingClientRect.top <= 0) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(element);
    signal.addEventListener('abort', () => observer.disconnect(), { once: true });
  });
}

const AroundMe = styled(Button)`
  ${hiddenWithoutScript}
`;
