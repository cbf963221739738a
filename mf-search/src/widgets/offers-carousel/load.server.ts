import type { WidgetContext } from '@careers/platform';
import { createSearchApi } from '../../api/job-api.ts';
import { loadCarousel as loadOffers } from '../../carousel/load-carousel.ts';
import type { CarouselProps } from './props.ts';

export const loadCarousel = (props: CarouselProps, { api, signal }: WidgetContext) =>
  loadOffers(props, createSearchApi(api, signal));
