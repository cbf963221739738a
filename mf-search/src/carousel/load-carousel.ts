import { CAROUSEL_SIZE } from '@careers/api-client';
import { parisDay } from '@careers/ui/french';
import { build, normalise, toApiQuery } from '../url/index.ts';
import type { SearchApi } from '../api/job-api.ts';
import { toCardData } from '../offers/offer-card-data.ts';
import type { OfferCardData } from '../offers/offer-card-data.ts';
import type { CarouselProps } from '../widgets/offers-carousel/props.ts';

export interface CarouselData extends Pick<CarouselProps, 'source' | 'exceptReference'> {
  readonly title: string;
  readonly offers: readonly OfferCardData[];
  /** The results page for the same criteria, with their count. */
  readonly href: string;
  readonly count: number;
  /** Replaces the link's default label. */
  readonly more?: string;
  readonly today: string;
}

/** Returns the latest offers for the criteria, and the URL of all of them. */
export async function loadCarousel(query: CarouselProps, api: SearchApi): Promise<CarouselData> {
  const { title, criteria = {}, size = CAROUSEL_SIZE, exceptReference, source } = query;
  const search = normalise({ criteria, sort: 'publicationDate,desc' });
  const wanted = exceptReference ? size + 1 : size;
  const { list, count } = await api.searchOffers(toApiQuery(search, wanted));
  return {
    title,
    offers: list
      .filter(({ reference }) => reference !== exceptReference)
      .slice(0, size)
      .map(toCardData),
    href: build(search),
    count,
    ...(source && { source }),
    ...(exceptReference && { exceptReference }),
    today: parisDay(new Date()),
  };
}
