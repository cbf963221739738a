import { defineArea, redirect } from '@careers/platform';
import { JOB_SHEET, SOCIAL_PICTURE } from './data/offer-files.ts';
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
      // Apart: a page that the server has loaded comes alive without it.
      loader: async ({ request, params }) => {
        const { loadOffer } = await import(/* webpackChunkName: "load-offer" */ './data/load-offer.ts');
        return loadOffer(context, params['segment'] ?? '', request);
      },
      handle: { head: offerHead },
      lazy: async () => {
        const { OfferPage } = await import(/* webpackChunkName: "page-offer" */ './page/offer-page.tsx');
        return { Component: OfferPage };
      },
    },
    {
      id: 'job-sheet',
      path: `/offre-emploi/:segment/${JOB_SHEET}`,
      handle: { isFile: true },
      loader: async ({ request, params }) => {
        const { answerJobSheet } = await import('./files/index.server.ts');
        return answerJobSheet(context, params['segment'] ?? '', request);
      },
    },
    {
      id: 'social-picture',
      path: `/offre-emploi/:segment/${SOCIAL_PICTURE}`,
      handle: { isFile: true },
      loader: async ({ request, params }) => {
        const { answerSocialPicture } = await import('./files/index.server.ts');
        return answerSocialPicture(context, params['segment'] ?? '', request);
      },
    },
  ],
  sitemaps: {
    async *offers(context, signal) {
      const { offerAddresses } = await import(
        /* webpackChunkName: "addresses" */ './data/offer-addresses.ts'
      );
      yield* offerAddresses(context, signal);
    },
  },
});
