import type { AreaContext, RouteObject } from '@careers/platform';
import { contentHead } from './content-head.ts';
import { lazyPage } from './lazy-page.ts';

/** Pages of law and information; each names the shared page under a chunk of its own, which the shell preloads. */
export function legalRoutes(context: AreaContext): RouteObject[] {
  return [
    lazyPage({
      id: 'page-charter',
      path: '/charte-candidat',
      load: async () =>
        (await import(/* webpackChunkName: "content-charter" */ '../../content/pages/candidate-charter.ts'))
          .default,
      page: async () => {
        const { LegalPage } = await import(/* webpackChunkName: "page-charter" */ '../legal/legal-page.tsx');
        return { Component: LegalPage, head: contentHead };
      },
    }),
    lazyPage({
      id: 'page-notices',
      path: '/nos-mentions-legales',
      load: async () =>
        (await import(/* webpackChunkName: "content-notices" */ '../../content/pages/legal-notices.ts'))
          .default,
      page: async () => {
        const { LegalPage } = await import(/* webpackChunkName: "page-notices" */ '../legal/legal-page.tsx');
        return { Component: LegalPage, head: contentHead };
      },
    }),
    lazyPage({
      id: 'page-data',
      path: '/donnees-personnelles',
      load: async () =>
        (await import(/* webpackChunkName: "content-data" */ '../../content/pages/personal-data.ts')).default,
      page: async () => {
        const { LegalPage } = await import(/* webpackChunkName: "page-data" */ '../legal/legal-page.tsx');
        return { Component: LegalPage, head: contentHead };
      },
    }),
    lazyPage({
      id: 'page-cookies',
      path: '/informations-cookies',
      load: async () =>
        (await import(/* webpackChunkName: "content-cookies" */ '../../content/pages/cookies.ts')).default,
      page: async () => {
        const { CookiesPage } = await import(
          /* webpackChunkName: "page-cookies" */ '../legal/cookies-page.tsx'
        );
        return { Component: CookiesPage, head: contentHead };
      },
    }),
    lazyPage({
      id: 'page-accessibility',
      path: '/accessibilite',
      load: async () =>
        (await import(/* webpackChunkName: "content-accessibility" */ '../../content/pages/accessibility.ts'))
          .default,
      page: async () => {
        const { LegalPage } = await import(
          /* webpackChunkName: "page-accessibility" */ '../legal/legal-page.tsx'
        );
        return { Component: LegalPage, head: contentHead };
      },
    }),
    lazyPage({
      id: 'page-site-map',
      path: '/plan-de-site',
      load: async ({ request }) =>
        (await import(/* webpackChunkName: "load-site-map" */ '../pages/load-site-map.ts')).loadSiteMap(
          context,
          request.signal,
        ),
      page: async () => {
        const { SiteMapPage } = await import(
          /* webpackChunkName: "page-site-map" */ '../pages/site-map-page.tsx'
        );
        return { Component: SiteMapPage, head: contentHead };
      },
    }),
  ];
}
