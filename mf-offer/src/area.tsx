import { defineArea } from '@careers/platform';
import pages from '@careers/platform/pages';
import { OFFER_PDF, PHONE_CODE, SOCIAL_PICTURE } from './offer/paths.ts';

const OFFER = '/offre-emploi/:segment';

export default defineArea({
  name: 'mf-offer',
  pages,
  files: [
    {
      path: `${OFFER}/${OFFER_PDF}`,
      loadServer: async () => ({ answer: (await import('./files/index.server.ts')).answerOfferPdf }),
    },
    {
      path: `${OFFER}/${SOCIAL_PICTURE}`,
      loadServer: async () => ({ answer: (await import('./files/index.server.ts')).answerSocialPicture }),
    },
    {
      path: `${OFFER}/${PHONE_CODE}`,
      loadServer: async () => ({ answer: (await import('./files/index.server.ts')).answerPhoneCode }),
    },
  ],
  redirects: [{ from: '/offre-emploi', to: '/offres-emploi', status: 302 }],
  sitemaps: {
    async *offers(context, signal) {
      const { offerAddresses } = await import('./sitemap.server.ts');
      yield* offerAddresses(context, signal);
    },
  },
});
