import type { Head } from '@careers/platform';

/** Not indexed: the list is in the browser, so search engines would see an empty page. */
export const head = (): Head => ({
  title: 'Mes candidatures',
  description: 'Les candidatures envoyées depuis ce navigateur.',
  canonical: '/candidatures',
  robots: 'noindex,follow',
});
