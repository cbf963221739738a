import { defineArea } from '@careers/platform';
import pages from '@careers/platform/pages';

export default defineArea({
  name: 'mf-apply',
  pages,
  sitemaps: {
    async *pages() {
      yield { path: '/candidature-spontanee' };
    },
  },
});
