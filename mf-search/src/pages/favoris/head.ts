import type { Head } from '@careers/platform';

/** The favourites are the visitor's own: search engines see an empty page. */
export const head = (): Head => ({
  title: 'Mes favoris',
  description: 'Vos offres favorites, gardées dans ce navigateur.',
  canonical: '/favoris',
  robots: 'noindex,follow',
});
