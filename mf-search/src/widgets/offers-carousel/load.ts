import type { WidgetContext } from '@careers/platform';
import { createSearchApi } from '../../data/job-api.ts';
import { loadCarousel as loadOffers } from '../../data/load-carousel.ts';
import type { CarouselData, CarouselQuery } from '../../data/load-carousel.ts';

export type CarouselProps = CarouselQuery;

/** The latest offers for the criteria of the page around. */
export const loadCarousel = (props: CarouselProps, { api, signal }: WidgetContext): Promise<CarouselData> =>
  loadOffers(props, createSearchApi(api, signal));
