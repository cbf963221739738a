import { defineWidget } from '@careers/platform';
import type { WidgetContext } from '@careers/platform';
import { PersonalCarousel } from '../../carousel/personal-carousel.tsx';
import type { CarouselData } from '../../data/load-carousel.ts';
import type { CarouselProps } from './load.ts';

/** Its loader is a script of its own: what the server has loaded comes alive without it. */
async function load(props: CarouselProps, context: WidgetContext): Promise<CarouselData> {
  const { loadCarousel } = await import(/* webpackChunkName: "load-carousel" */ './load.ts');
  return loadCarousel(props, context);
}

export default defineWidget({ name: 'offers-carousel', load, Component: PersonalCarousel });
