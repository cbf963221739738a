import plugin from 'fastify-plugin';
import { webFonts } from '@careers/ui';
import { findClaimant } from '@careers/contract';
import type { Metrics } from '../metrics.ts';
import type { VisitorReleases } from '../previews/visitor-releases.ts';
import { manifestsOf } from '../releases/release-set.ts';
import type { VersionOutcomes } from '../render-processes/version-outcomes.ts';
import type { ShellScripts } from '../shell-scripts.ts';
import { canonicalPath } from './canonical-path.ts';
import { sendEarlyHints } from './early-hints.ts';
import { redirectAddress } from './page-address.ts';
import { sendAnswer, sendRedirect } from './send-answer.ts';
import type { SitePages } from './site-pages.ts';
import { assignCohort, cohortOf } from './visitor.ts';
import { COHORT_HEADER } from '../../protocol/release-map.ts';
import { BUILD_HEADER, DATA_PREFIX, PAGE_PREFIX } from '../../protocol/page-answer.ts';

export interface PagesOptions {
  visitors: Pick<VisitorReleases, 'setOf'>;
  site: Pick<SitePages, 'addressOf' | 'document' | 'map' | 'navigation' | 'stateOf'>;
  metrics: Pick<Metrics, 'pageCache'>;
  outcomes: Pick<VersionOutcomes, 'visited'>;
  publicBaseUrl: string;
  scripts: ShellScripts;
  /** Shows in a header if a page comes from the cache; not in production, as it reveals recent requests. */
  isCacheShown: boolean;
}

/** Serves pages, their data and the files that areas generate, on every path that no other plugin takes. */
export const pages = plugin<PagesOptions>(
  async (app, options) => {
    const { visitors, site, metrics, outcomes, publicBaseUrl, scripts, isCacheShown } = options;

    // Sends the release map, and sets the cohort cookie; requested once by each opened page.
    app.get('/_release', async (request, reply) => {
      // Read before assignment: a new visitor's page was rendered without a cohort.
      const cohort = cohortOf(request);
      const set = await visitors.setOf(request, assignCohort(request, reply));
      if (cohort !== null && !request.preview)
        outcomes.visited(
          manifestsOf(set).map(({ name, version }) => `${name}@${version}`),
          cohort,
        );
      reply.header(COHORT_HEADER, cohort === null ? 'new' : 'known');
      return sendAnswer(request, reply, site.map(set));
    });

    const prefixes = { [DATA_PREFIX]: 'data', [PAGE_PREFIX]: 'rendered' } as const;
    for (const [prefix, as] of Object.entries(prefixes))
      app.get(`${prefix}/*`, async (request, reply) => {
        const url = new URL(publicBaseUrl + (request.raw.url ?? '/').slice(prefix.length));
        const set = await visitors.setOf(request);
        reply.header(BUILD_HEADER, scripts.build).header('x-robots-tag', 'noindex');
        return sendAnswer(request, reply, await site.navigation(as, site.addressOf(url, set), set));
      });

    app.get('/*', async (request, reply) => {
      // Concatenated, not resolved: `//host/path` would be another host.
      const url = new URL(publicBaseUrl + (request.raw.url ?? '/'));
      const canonical = canonicalPath(url.pathname);
      if (canonical !== null) return reply.redirect(canonical + url.search, 301);
      const set = await visitors.setOf(request);
      const address = site.addressOf(url, set);
      const state = site.stateOf(address, set);
      if (state === 'miss' && findClaimant(manifestsOf(set), url.pathname))
        sendEarlyHints(request, reply, {
          scripts: [...scripts.entry, ...scripts.preload],
          fonts: webFonts.map(({ url }) => url),
        });
      // A preview is never stored, nor counted.
      if (!request.preview) {
        metrics.pageCache(state);
        if (isCacheShown) reply.header('x-page-cache', state);
      }
      const stored = await site.document(address, set);
      if (stored.answer.kind !== 'redirect') return sendAnswer(request, reply, stored);
      return sendRedirect(reply, redirectAddress(stored.answer.location, url, address), stored.answer.status);
    });

    // Missing files: a navigation gets the site's error page, a subresource needs none.
    app.setNotFoundHandler(async (request, reply) => {
      if (!request.headers.accept?.includes('text/html'))
        return reply.code(404).type('text/plain; charset=utf-8').send('Ce fichier n’existe pas.');
      const url = new URL(publicBaseUrl + (request.raw.url ?? '/'));
      const set = await visitors.setOf(request);
      return sendAnswer(request, reply, await site.document(site.addressOf(url, set), set));
    });
  },
  { name: 'pages', dependencies: ['@fastify/cookie'] },
);
