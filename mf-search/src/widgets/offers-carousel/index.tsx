import { defineWidget } from '@careers/platform';
import { loadCarousel } from './load.ts';
import { OffersCarousel } from '../../carousel/offers-carousel.tsx';

export default defineWidget({ name: 'offers-carousel', load: loadCarousel, Component: OffersCarousel });
