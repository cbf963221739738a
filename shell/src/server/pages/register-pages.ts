import type { FastifyInstance } from 'fastify';
import { fontPreloads } from '@careers/ui';
import { DATA_PREFIX, RELEASE_HEADER, findClaimant } from '@careers/contract';
import type { Metrics } from '../metrics.ts';
import type { ReleaseDocumentFile } from '../releases/release-document.ts';
import { releaseName } from '../releases/release-map.ts';
import { manifestsOf } from '../releases/release-sets.ts';
import type { ReleaseSets } from '../releases/release-sets.ts';
import type { ShellScripts } from '../shell-scripts.ts';
import { canonicalPath } from './canonical-path.ts';
import { sendEarlyHints } from './early-hints.ts';
import { sendAnswer } from './send-answer.ts';
import type { SitePages } from './site-pages.ts';
import { assignCohort, cohortOf } from './visitor.ts';

export interface PagesOptions {
  document: ReleaseDocumentFile;
  sets: ReleaseSets;
  pages: SitePages;
  metrics: Pick<Metrics, 'pageCache'>;
  publicBaseUrl: string;
  scripts: ShellScripts;
}

/** Answers every path that is neither a static file nor the API: with a page, its data, or a file that an area makes. */
export function registerPages(app: FastifyInstance, options: PagesOptions): void {
  const { document, sets, pages, metrics, publicBaseUrl, scripts } = options;

  // What an open page asks once it has started: where everything is, and the visitor's side of rollouts.
  app.get('/_release', async (request, reply) => {
    const set = await sets.for(document.current, assignCohort(request, reply));
    return sendAnswer(request, reply, pages.map(set));
  });

  app.get(`${DATA_PREFIX}/*`, async (request, reply) => {
    const url = new URL(publicBaseUrl + (request.raw.url ?? '/').slice(DATA_PREFIX.length));
    const set = await sets.for(document.current, cohortOf(request));
    reply.header(RELEASE_HEADER, releaseName(set, scripts.build)).header('x-robots-tag', 'noindex');
    return sendAnswer(request, reply, await pages.data(url, set));
  });

  app.get('/*', async (request, reply) => {
    // Joined, not resolved: of `//host/path` only the path is ours.
    const url = new URL(publicBaseUrl + (request.raw.url ?? '/'));
    const canonical = canonicalPath(url.pathname);
    if (canonical !== null) return reply.redirect(canonical + url.search, 301);
    const set = await sets.for(document.current, cohortOf(request));
    const state = pages.stateOf(url, set);
    if (state === 'miss') {
      const file = await pages.file(url, set);
      if (file) return reply.code(file.status).headers(file.headers).send(file.body);
      if (findClaimant(manifestsOf(set), url.pathname))
        sendEarlyHints(request, reply, {
          scripts: [...scripts.entry, ...scripts.preload],
          fonts: fontPreloads,
        });
    }
    metrics.pageCache(state);
    reply.header('x-page-cache', state);
    return sendAnswer(request, reply, await pages.document(url, set));
  });
}
