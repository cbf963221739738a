import { defineWidget } from '@careers/platform';
import type { WidgetContext } from '@careers/platform';
import { PersonalCarousel } from '../../carousel/personal-carousel.tsx';
import type { CarouselData } from '../../carousel/load-carousel.ts';
import type { CarouselProps } from './props.ts';

async function load(props: CarouselProps, context: WidgetContext): Promise<CarouselData> {
  const { loadCarousel } = await import('./load.server.ts');
  return loadCarousel(props, context);
}

export default defineWidget({ name: 'offers-carousel', load, Component: PersonalCarousel });
