import { act } from '@testing-library/react';
import type { OfferDetail } from '@careers/api-client';
import { apiDouble, renderArea } from '@careers/testing';
import area from '../area.tsx';
import { anOffer } from './an-offer.ts';
import { RELATED } from './related.ts';

/** Renders an offer's page; `showHero` scrolls the hero in and out of view. */
export async function openOffer(changes: Partial<OfferDetail> = {}, url?: string) {
  const offer = anOffer(changes);
  const api = apiDouble({
    [`/offers/${offer.reference}`]: () => offer,
    ...RELATED,
    '/offers/': () => ({ list: [], count: 0, maxPages: 0, contractTypes: [], offerTimes: [], entities: [] }),
  });
  const showHero = installIntersectionObserver();
  const view = renderArea(area, url ?? `/offre-emploi/boucher-h-f-${offer.reference}`, api);
  await view.findByRole('heading', { level: 1 });
  // Its effects run after it is seen.
  await act(async () => undefined);
  return { ...view, api, showHero };
}

/** jsdom has no layout: the returned function says what is in view. */
function installIntersectionObserver(): (isInView: boolean) => void {
  const listeners: ((entry: Partial<IntersectionObserverEntry>) => void)[] = [];
  class Observer {
    constructor(callback: (entries: Partial<IntersectionObserverEntry>[]) => void) {
      listeners.push((entry) => callback([entry]));
    }
    observe() {}
    disconnect() {}
  }
  Object.assign(globalThis, { IntersectionObserver: Observer });
  return (isIntersecting) =>
    act(() => {
      for (const listener of listeners) listener({ isIntersecting });
    });
}
