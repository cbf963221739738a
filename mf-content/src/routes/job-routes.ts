import type { AreaContext, RouteObject } from '@careers/platform';
import { homeHead, hubHead, jobHead, sectorHead } from '../heads.ts';
import { lazyPage } from './lazy-page.ts';

/** The front of the site, and the trades: sectors and job sheets. */
export function jobRoutes(context: AreaContext): RouteObject[] {
  const loaders = () => import(/* webpackChunkName: "load-jobs" */ '../jobs/load-jobs.ts');
  return [
    lazyPage({
      id: 'page-home',
      path: '/',
      load: async ({ request }) => {
        const { loadHome } = await import(/* webpackChunkName: "load-home" */ '../home/load-home.ts');
        return loadHome(context, request.signal);
      },
      head: homeHead,
      page: async () => (await import(/* webpackChunkName: "page-home" */ '../home/home-page.tsx')).HomePage,
    }),
    lazyPage({
      id: 'page-hub',
      path: '/nos-metiers',
      load: async ({ request }) => (await loaders()).loadHub(context, request.signal),
      head: hubHead,
      page: async () => (await import(/* webpackChunkName: "page-hub" */ '../jobs/hub-page.tsx')).HubPage,
    }),
    lazyPage({
      id: 'page-sector',
      path: '/nos-metiers/:sector',
      load: async ({ request, params }) =>
        (await loaders()).loadSector(context, params['sector'] ?? '', request),
      head: sectorHead,
      page: async () =>
        (await import(/* webpackChunkName: "page-sector" */ '../jobs/sector-page.tsx')).SectorPage,
    }),
    lazyPage({
      id: 'page-job',
      path: '/nos-metiers/:sector/:job',
      load: async ({ request, params }) =>
        (await loaders()).loadJob(context, params['sector'] ?? '', params['job'] ?? '', request.signal),
      head: jobHead,
      page: async () => (await import(/* webpackChunkName: "page-job" */ '../jobs/job-page.tsx')).JobPage,
    }),
  ];
}
