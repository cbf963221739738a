import { defineWidget } from '@careers/platform';
import { PersonalCarousel } from '../../carousel/personal-carousel.tsx';
import type { CarouselProps } from './props.ts';

export default defineWidget({
  name: 'offers-carousel',
  load: async (props: CarouselProps, context) =>
    (await import('./load.server.ts')).loadCarousel(props, context),
  Component: PersonalCarousel,
});
