import type { Head } from '@careers/platform';
import { parisDay } from '@careers/ui/french';

/** Not indexed: favourites are in the browser, so search engines would see an empty page. */
export const head = (): Head => ({
  title: 'Mes favoris',
  description: 'Vos offres favorites, gardées dans ce navigateur.',
  canonical: '/favoris',
  robots: 'noindex,follow',
});

export const loader = () => ({ today: parisDay(new Date()) });
