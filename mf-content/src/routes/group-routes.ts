import { redirect } from '@careers/platform';
import type { AreaContext, RouteObject } from '@careers/platform';
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
      page: async () => {
        const { BlocksPage } = await import(/* webpackChunkName: "page-about" */ '../pages/blocks-page.tsx');
        return { Component: BlocksPage, head: contentHead };
      },
    }),
    lazyPage({
      id: 'page-culture',
      path: '/notre-culture-dentreprise',
      load: async () =>
        (await import(/* webpackChunkName: "content-culture" */ '../../content/pages/culture.ts')).default,
      page: async () => {
        const { BlocksPage } = await import(
          /* webpackChunkName: "page-culture" */ '../pages/blocks-page.tsx'
        );
        return { Component: BlocksPage, head: contentHead };
      },
    }),
    lazyPage({
      id: 'page-summit',
      path: '/trouve-ton-sommet',
      load: async () =>
        (await import(/* webpackChunkName: "content-summit" */ '../../content/pages/summit.ts')).default,
      page: async () => {
        const { BlocksPage } = await import(/* webpackChunkName: "page-summit" */ '../pages/blocks-page.tsx');
        return { Component: BlocksPage, head: contentHead };
      },
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
      page: async () => {
        const { CampaignPage } = await import(
          /* webpackChunkName: "page-campaign" */ '../campaign/campaign-page.tsx'
        );
        return { Component: CampaignPage, head: contentHead };
      },
    }),
    lazyPage({
      id: 'page-testimonies',
      path: '/ils-temoignent',
      load: async () =>
        (
          await import(/* webpackChunkName: "content-testimonies" */ '../pages/load-testimonies.ts')
        ).loadTestimonies(),
      page: async () => {
        const { TestimoniesPage, testimoniesHead } = await import(
          /* webpackChunkName: "page-testimonies" */ '../pages/testimonies-page.tsx'
        );
        return { Component: TestimoniesPage, head: testimoniesHead };
      },
    }),
    lazyPage({
      id: 'page-organisation',
      path: '/organisation-cooperative-u',
      load: async ({ request }) => (await entities()).loadOrganisation(context, request.signal),
      page: async () => {
        const { OrganisationPage, organisationHead } = await import(
          /* webpackChunkName: "page-organisation" */ '../pages/organisation-page.tsx'
        );
        return { Component: OrganisationPage, head: organisationHead };
      },
    }),
    lazyPage({
      id: 'page-entity',
      path: '/organisation-cooperative-u/*',
      load: async ({ request, params }) =>
        (await entities()).loadEntity(context, params['*'] ?? '', request.signal),
      page: async () => {
        const { EntityPage, entityHead } = await import(
          /* webpackChunkName: "page-entity" */ '../pages/entity-page.tsx'
        );
        return { Component: EntityPage, head: entityHead };
      },
    }),
  ];
}
