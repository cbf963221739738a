import type { Head } from '@careers/platform';

/** The list is in the browser: search engines would index an empty page. */
export const head = (): Head => ({
  title: 'Mes candidatures',
  description: 'Les candidatures envoyées depuis ce navigateur.',
  canonical: '/candidatures',
  robots: 'noindex,follow',
});
