import { defineArea } from '@careers/platform';
import pages from '@careers/platform/pages';

export default defineArea({
  name: 'mf-example',
  pages,
  sitemaps: {
    async *pages() {
      yield { path: '/exemple' };
    },
  },
});
