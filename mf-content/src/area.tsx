import { defineArea } from '@careers/platform';
import { groupRoutes } from './routes/group-routes.ts';
import { jobRoutes } from './routes/job-routes.ts';
import { legalRoutes } from './routes/legal-routes.ts';
import { newsRoutes } from './routes/news-routes.ts';

export default defineArea({
  name: 'mf-content',
  routes: (context) => [
    ...jobRoutes(context),
    ...groupRoutes(context),
    ...newsRoutes(context),
    ...legalRoutes(context),
  ],
  sitemaps: {
    async *pages(context, signal) {
      const { contentAddresses } = await import(/* webpackChunkName: "addresses" */ './pages/addresses.ts');
      yield* contentAddresses(context, signal);
    },
  },
});
