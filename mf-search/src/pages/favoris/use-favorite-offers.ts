import { useEffect, useMemo } from 'react';
import { createApiClient } from '@careers/api-client';
import { useOffersByReference } from '@careers/api-client/hooks';
import { useFavorites, useSite } from '@careers/platform';
import { toCardData } from '../../offers/offer-card-data.ts';
import type { OfferCardData } from '../../offers/offer-card-data.ts';
import { rememberOffers, rememberedOffers } from './remembered-offers.ts';

/**
 * Returns the favourites with their current state, newest first; an offer unknown to the API is closed. Uses stored
 * cards until the API answers, or if it fails (`hasFailed`).
 */
export function useFavoriteOffers() {
  const { api } = useSite();
  const { references } = useFavorites();
  const client = useMemo(() => createApiClient(api), [api]);
  const { data, isLoading, hasFailed, retry } = useOffersByReference(client, references);
  const isAnswered = data !== undefined && !isLoading && !hasFailed;

  const offers = useMemo(() => {
    const found = new Map(data?.map((offer) => [offer.reference, toCardData(offer)]));
    const unfound = (reference: string): OfferCardData | readonly OfferCardData[] => {
      if (isAnswered) return { ...lastSeen(reference), isClosed: true };
      if (hasFailed) return lastSeen(reference);
      // While another list loads, the remaining cards stay.
      return data ? (rememberedCard(reference) ?? []) : [];
    };
    return references.flatMap((reference) => found.get(reference) ?? unfound(reference));
  }, [data, references, isAnswered, hasFailed]);

  useEffect(() => {
    if (isAnswered) rememberOffers(offers, references);
  }, [isAnswered, offers, references]);

  return { offers, isLoading, hasFailed, retry };
}

/** Returns the stored card, or one with only the reference, which is enough to link to the offer. */
function lastSeen(reference: string): OfferCardData {
  return rememberedCard(reference) ?? { reference, title: `Offre ${reference}`, place: '', day: '' };
}

function rememberedCard(reference: string): OfferCardData | undefined {
  return rememberedOffers.read().find((card) => card.reference === reference);
}
