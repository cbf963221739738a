import type { AreaContext, RouteObject } from '@careers/platform';
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
      page: async () => {
        const { HomePage, homeHead } = await import(
          /* webpackChunkName: "page-home" */ '../home/home-page.tsx'
        );
        return { Component: HomePage, head: homeHead };
      },
    }),
    lazyPage({
      id: 'page-hub',
      path: '/nos-metiers',
      load: async ({ request }) => (await loaders()).loadHub(context, request.signal),
      page: async () => {
        const { HubPage, hubHead } = await import(/* webpackChunkName: "page-hub" */ '../jobs/hub-page.tsx');
        return { Component: HubPage, head: hubHead };
      },
    }),
    lazyPage({
      id: 'page-sector',
      path: '/nos-metiers/:sector',
      load: async ({ request, params }) =>
        (await loaders()).loadSector(context, params['sector'] ?? '', request),
      page: async () => {
        const { SectorPage, sectorHead } = await import(
          /* webpackChunkName: "page-sector" */ '../jobs/sector-page.tsx'
        );
        return { Component: SectorPage, head: sectorHead };
      },
    }),
    lazyPage({
      id: 'page-job',
      path: '/nos-metiers/:sector/:job',
      load: async ({ request, params }) =>
        (await loaders()).loadJob(context, params['sector'] ?? '', params['job'] ?? '', request.signal),
      page: async () => {
        const { JobPage, jobHead } = await import(/* webpackChunkName: "page-job" */ '../jobs/job-page.tsx');
        return { Component: JobPage, head: jobHead };
      },
    }),
  ];
}
