import { defineArea, redirect } from '@careers/platform';
import { loadOffer } from './data/load-offer.ts';
import { offerHead } from './data/offer-head.ts';

export default defineArea({
  name: 'mf-offer',
  routes: (context) => [
    {
      id: 'offer-without-reference',
      path: '/offre-emploi',
      loader: () => redirect('/offres-emploi', 302),
    },
    {
      id: 'page-offer',
      path: '/offre-emploi/:segment',
      loader: ({ request, params }) => loadOffer(context, params['segment'] ?? '', request),
      handle: { head: offerHead },
      lazy: async () => {
        const { OfferPage } = await import(/* webpackChunkName: "page-offer" */ './page/offer-page.tsx');
        return { Component: OfferPage };
      },
    },
  ],
});
