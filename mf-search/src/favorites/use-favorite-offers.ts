import { useEffect, useState } from 'react';
import { useFavorites, useSite } from '@careers/platform';
import type { OfferCardData } from '../data/offer-card-data.ts';
import { createSearchApi } from '../data/job-api.ts';
import { rememberOffers, rememberedOffers } from './remembered-offers.ts';

type Answers = ReadonlyMap<string, OfferCardData>;

interface FavoriteOffers {
  /** Newest first; those not yet answered are as they were last seen. */
  readonly offers: readonly OfferCardData[];
  readonly isLoading: boolean;
  /** The API gave no answer: what is shown may have changed since. */
  readonly hasFailed: boolean;
  retry(): void;
}

/** An offer of which nothing is known but its reference; its page finds the rest. */
const nameless = (reference: string): OfferCardData => ({
  reference,
  title: `Offre ${reference}`,
  place: '',
  day: '',
});

/** The visitor's favourites with what the API says of them now; one that it no longer knows is closed. */
export function useFavoriteOffers(): FavoriteOffers {
  const { api } = useSite();
  const { references } = useFavorites();
  const [answers, setAnswers] = useState<Answers>(new Map());
  const [failures, setFailures] = useState(0);
  const [tries, setTries] = useState(0);
  const asked = references.filter((reference) => !answers.has(reference)).join();

  useEffect(() => {
    if (asked === '') return undefined;
    const abort = new AbortController();
    createSearchApi(api, abort.signal)
      .offersByReference(asked.split(','))
      .then((found) => {
        const cards = asked.split(',').map((reference) => cardOf(reference, found));
        setAnswers((before) => new Map([...before, ...cards.map((card) => [card.reference, card] as const)]));
        setFailures(0);
      })
      .catch(() => {
        if (!abort.signal.aborted) setFailures((before) => before + 1);
      });
    return () => abort.abort();
  }, [api, asked, tries]);

  useEffect(() => {
    if (answers.size > 0) rememberOffers([...answers.values()], references);
  }, [answers, references]);

  useEffect(() => {
    const retry = () => setTries((before) => before + 1);
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, []);

  const hasFailed = failures > 0 && asked !== '';
  const remembered = hasFailed ? rememberedOffers.read() : [];
  const lastSeen = (reference: string) => remembered.find((card) => card.reference === reference);
  return {
    offers: references.flatMap(
      (reference) => answers.get(reference) ?? lastSeen(reference) ?? (hasFailed ? nameless(reference) : []),
    ),
    isLoading: asked !== '' && !hasFailed,
    hasFailed,
    retry: () => setTries((before) => before + 1),
  };
}

function cardOf(reference: string, found: readonly OfferCardData[]): OfferCardData {
  const remembered = rememberedOffers.read().find((card) => card.reference === reference);
  return (
    found.find((card) => card.reference === reference) ?? {
      ...(remembered ?? nameless(reference)),
      isClosed: true,
    }
  );
}
