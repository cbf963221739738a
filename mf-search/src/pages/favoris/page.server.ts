import type { Head } from '@careers/platform';
import { parisDay } from '@careers/ui/french';

/** Favourites are in the browser: search engines would index an empty page. */
export const head = (): Head => ({
  title: 'Mes favoris',
  description: 'Vos offres favorites, gardées dans ce navigateur.',
  canonical: '/favoris',
  robots: 'noindex,follow',
});

export const loader = () => ({ today: parisDay(new Date()) });
