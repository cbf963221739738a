import { defineArea } from '@careers/platform';
import pages from '@careers/platform/pages';
import { FEED_PATH } from './url/constants.ts';

export default defineArea({
  name: 'mf-search',
  pages,
  files: [
    {
      path: FEED_PATH,
      loadServer: async () => ({ answer: (await import('./feed/feed.server.ts')).answerFeed }),
    },
  ],
  sitemaps: {
    async *pages(context, signal) {
      const { searchAddresses } = await import('./sitemap.server.ts');
      yield* searchAddresses(context, signal);
    },
  },
});
