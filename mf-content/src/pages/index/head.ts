import type { Head, HeadInput } from '@careers/platform';
import figures from '@careers/platform/figures';

/** The page, and the site's organisation and search. */
export function head({ configuration }: HeadInput): Head {
  const home = new URL('/', configuration.publicBaseUrl).href;
  return {
    title: 'Votre prochain métier est en rayon',
    description: `Près de ${figures.offersPerYear} offres d’emploi par an en magasin, en entrepôt, au siège ou en informatique. Postulez en trois minutes, sans créer de compte.`,
    canonical: '/',
    structuredData: [
      { '@type': 'Organization', name: configuration.productName, url: home },
      {
        '@type': 'WebSite',
        url: home,
        potentialAction: {
          '@type': 'SearchAction',
          target: `${home}offres-emploi?keywords={search_term_string}`,
          'query-input': 'required name=search_term_string',
        },
      },
    ],
  };
}
