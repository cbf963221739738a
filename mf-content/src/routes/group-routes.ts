import { redirect } from '@careers/platform';
import type { AreaContext, RouteObject } from '@careers/platform';
import { entityHead, organisationHead, testimoniesHead } from '../heads.ts';
import { contentHead } from './content-head.ts';
import { lazyPage } from './lazy-page.ts';

/** Who the cooperative is: pages of blocks, its entities, its people, its campaigns. */
export function groupRoutes(context: AreaContext): RouteObject[] {
  const entities = () => import(/* webpackChunkName: "load-entities" */ '../pages/load-entities.ts');
  return [
    lazyPage({
      id: 'page-about',
      path: '/qui-sommes-nous',
      load: async () =>
        (await import(/* webpackChunkName: "content-about" */ '../../content/pages/about.ts')).default,
      head: contentHead,
      page: async () =>
        (await import(/* webpackChunkName: "page-about" */ '../pages/blocks-page.tsx')).BlocksPage,
    }),
    lazyPage({
      id: 'page-culture',
      path: '/notre-culture-dentreprise',
      load: async () =>
        (await import(/* webpackChunkName: "content-culture" */ '../../content/pages/culture.ts')).default,
      head: contentHead,
      page: async () =>
        (await import(/* webpackChunkName: "page-culture" */ '../pages/blocks-page.tsx')).BlocksPage,
    }),
    lazyPage({
      id: 'page-summit',
      path: '/trouve-ton-sommet',
      load: async () =>
        (await import(/* webpackChunkName: "content-summit" */ '../../content/pages/summit.ts')).default,
      head: contentHead,
      page: async () =>
        (await import(/* webpackChunkName: "page-summit" */ '../pages/blocks-page.tsx')).BlocksPage,
    }),
    {
      // An address that was printed with its braces (decisions §2).
      path: '/{trouve-ton-sommet}',
      loader: () => redirect('/trouve-ton-sommet', 301),
    },
    lazyPage({
      id: 'page-campaign',
      path: '/soutenonslesjeunes',
      load: async () =>
        (await import(/* webpackChunkName: "content-campaign" */ '../../content/pages/campaign.ts')).default,
      head: contentHead,
      page: async () =>
        (await import(/* webpackChunkName: "page-campaign" */ '../campaign/campaign-page.tsx')).CampaignPage,
    }),
    lazyPage({
      id: 'page-testimonies',
      path: '/ils-temoignent',
      load: async () =>
        (
          await import(/* webpackChunkName: "content-testimonies" */ '../pages/load-testimonies.ts')
        ).loadTestimonies(),
      head: testimoniesHead,
      page: async () =>
        (await import(/* webpackChunkName: "page-testimonies" */ '../pages/testimonies-page.tsx'))
          .TestimoniesPage,
    }),
    lazyPage({
      id: 'page-organisation',
      path: '/organisation-cooperative-u',
      load: async ({ request }) => (await entities()).loadOrganisation(context, request.signal),
      head: organisationHead,
      page: async () =>
        (await import(/* webpackChunkName: "page-organisation" */ '../pages/organisation-page.tsx'))
          .OrganisationPage,
    }),
    lazyPage({
      id: 'page-entity',
      path: '/organisation-cooperative-u/*',
      load: async ({ request, params }) =>
        (await entities()).loadEntity(context, params['*'] ?? '', request.signal),
      head: entityHead,
      page: async () =>
        (await import(/* webpackChunkName: "page-entity" */ '../pages/entity-page.tsx')).EntityPage,
    }),
  ];
}
