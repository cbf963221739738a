import { defineArea } from '@careers/platform';
import pages from '@careers/platform/pages';

export default defineArea({
  name: 'mf-entrepreneur',
  pages,
  sitemaps: {
    async *pages() {
      for (const path of pages.flatMap(({ paths }) => paths)) yield { path };
    },
  },
});
