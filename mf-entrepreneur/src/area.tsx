import { defineArea } from '@careers/platform';
import type { HeadInput } from '@careers/platform';

function head({ configuration }: HeadInput) {
  const home = new URL('/', configuration.publicBaseUrl).href;
  return {
    title: 'Devenir entrepreneur : ouvrez votre magasin',
    description:
      'Devenez Associé : propriétaire de votre magasin et coopérateur avec tous les autres. Trois profils, deux réseaux, une formation de 4 à 18 mois.',
    canonical: '/entreprendre',
    structuredData: [
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Accueil', item: home },
          { '@type': 'ListItem', position: 2, name: 'Devenir entrepreneur' },
        ],
      },
    ],
  };
}

export default defineArea({
  name: 'mf-entrepreneur',
  routes: () => [
    {
      id: 'page-become-owner',
      path: '/entreprendre',
      handle: { head },
      lazy: async () => {
        const { BecomeOwnerPage } = await import(
          /* webpackChunkName: "page-become-owner" */ './pages/become-owner-page.tsx'
        );
        return { Component: BecomeOwnerPage };
      },
    },
  ],
});
