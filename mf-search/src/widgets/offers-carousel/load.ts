import { CAROUSEL_SIZE } from '@careers/api-client';
import type { WidgetContext } from '@careers/platform';
import { createSearchApi } from '../../data/job-api.ts';
import { toCardData } from '../../data/offer-card-data.ts';
import type { OfferCardData } from '../../data/offer-card-data.ts';
import { parisDay } from '@careers/ui/french';
import { build, normalise, toApiQuery } from '../../url/index.ts';
import type { Criteria } from '../../url/index.ts';

export interface CarouselProps {
  title: string;
  /** Which offers; all of them when absent. */
  criteria?: Criteria;
  size?: number;
  /** The offer the page is about: never among those it offers besides. */
  exceptReference?: string;
}

export interface CarouselData {
  readonly title: string;
  readonly offers: readonly OfferCardData[];
  /** All offers for the same criteria. */
  readonly href: string;
  readonly today: string;
}

/** The latest offers for the criteria, with the address of all of them. */
export async function loadCarousel(props: CarouselProps, context: WidgetContext): Promise<CarouselData> {
  const { title, criteria = {}, size = CAROUSEL_SIZE, exceptReference } = props;
  const search = normalise({ criteria, sort: 'publicationDate,desc' });
  const wanted = exceptReference ? size + 1 : size;
  const { list } = await createSearchApi(context.api, context.signal).searchOffers(
    toApiQuery(search, wanted),
  );
  return {
    title,
    offers: list
      .filter(({ reference }) => reference !== exceptReference)
      .slice(0, size)
      .map(toCardData),
    href: build(search),
    today: parisDay(new Date()),
  };
}
