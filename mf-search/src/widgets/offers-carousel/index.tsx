import { defineWidget } from '@careers/platform';
import { loadCarousel } from './load.ts';
import { PersonalCarousel } from '../../carousel/personal-carousel.tsx';

export default defineWidget({ name: 'offers-carousel', load: loadCarousel, Component: PersonalCarousel });
