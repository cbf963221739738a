import { defineArea } from '@careers/platform';
import { homeHead, hubHead, jobHead, sectorHead } from './heads.ts';
import { loadHome } from './home/load-home.ts';
import { loadHub, loadJob, loadSector } from './jobs/load-jobs.ts';

export default defineArea({
  name: 'mf-content',
  routes: (context) => [
    {
      id: 'page-home',
      path: '/',
      loader: ({ request }) => loadHome(context, request.signal),
      handle: { head: homeHead },
      lazy: async () => {
        const { HomePage } = await import(/* webpackChunkName: "page-home" */ './home/home-page.tsx');
        return { Component: HomePage };
      },
    },
    {
      id: 'page-hub',
      path: '/nos-metiers',
      loader: ({ request }) => loadHub(context, request.signal),
      handle: { head: hubHead },
      lazy: async () => {
        const { HubPage } = await import(/* webpackChunkName: "page-hub" */ './jobs/hub-page.tsx');
        return { Component: HubPage };
      },
    },
    {
      id: 'page-sector',
      path: '/nos-metiers/:sector',
      loader: ({ request, params }) => loadSector(context, params['sector'] ?? '', request),
      handle: { head: sectorHead },
      lazy: async () => {
        const { SectorPage } = await import(/* webpackChunkName: "page-sector" */ './jobs/sector-page.tsx');
        return { Component: SectorPage };
      },
    },
    {
      id: 'page-job',
      path: '/nos-metiers/:sector/:job',
      loader: ({ request, params }) =>
        loadJob(context, params['sector'] ?? '', params['job'] ?? '', request.signal),
      handle: { head: jobHead },
      lazy: async () => {
        const { JobPage } = await import(/* webpackChunkName: "page-job" */ './jobs/job-page.tsx');
        return { Component: JobPage };
      },
    },
  ],
});
