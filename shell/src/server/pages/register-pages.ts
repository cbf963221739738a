import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fontPreloads } from '@careers/ui';
import { findClaimant } from '@careers/contract';
import type { Metrics } from '../metrics.ts';
import type { ReleaseDocumentFile } from '../releases/release-document.ts';
import { manifestsOf } from '../releases/release-sets.ts';
import type { ReleaseSets } from '../releases/release-sets.ts';
import type { PageRenderer } from '../rendering/page-renderer.tsx';
import { canonicalPath } from './canonical-path.ts';
import { sendEarlyHints } from './early-hints.ts';
import { rememberLocale } from './locale.ts';
import type { PageCache, StoredPage } from './page-cache.ts';
import { visitorOf } from './visitor.ts';

export interface PagesOptions {
  document: ReleaseDocumentFile;
  sets: ReleaseSets;
  renderer: PageRenderer;
  cache: PageCache;
  metrics: Pick<Metrics, 'pageCache'>;
  publicBaseUrl: string;
  /** Addresses of the shell's own scripts. */
  scripts: readonly string[];
}

/** Answers every path that is neither a static file nor the API: with a page, or a file that an area makes. */
export function registerPages(app: FastifyInstance, options: PagesOptions): void {
  // An open page asks whether its release set is still the visitor's.
  app.get('/release', async (request, reply) => {
    const { key } = await options.sets.for(options.document.current, visitorOf(request, reply));
    return reply.header('cache-control', 'no-store').send({ key });
  });
  app.route({
    method: 'GET',
    url: '/*',
    handler: async (request, reply) => {
      // Joined, not resolved: of `//host/path` only the path is ours.
      const url = new URL(options.publicBaseUrl + (request.raw.url ?? '/'));
      const canonical = canonicalPath(url.pathname);
      if (canonical !== null) return reply.redirect(canonical + url.search, 301);
      const set = await options.sets.for(options.document.current, visitorOf(request, reply));
      const file = await options.renderer.file(url, set);
      if (file) return sendFile(reply, file);
      const key = `${set.key}|${set.missing.length}|${url.pathname}${url.search}`;
      const state = options.cache.stateOf(key);
      options.metrics.pageCache(state);
      reply.header('x-page-cache', state);
      if (state === 'miss' && findClaimant(manifestsOf(set), url.pathname))
        sendEarlyHints(request, reply, { scripts: options.scripts, fonts: fontPreloads });
      const stored = await options.cache.get(key, () => options.renderer.render(url, set));
      rememberLocale(request, reply);
      return send(request, reply, stored);
    },
  });
}

/** Sent part by part, as the loader writes it. */
function sendFile(reply: FastifyReply, { status, headers, body }: Response) {
  return reply
    .code(status)
    .headers(Object.fromEntries(headers))
    .send(body ?? undefined);
}

function send(request: FastifyRequest, reply: FastifyReply, { page, etag, bodies }: StoredPage) {
  if (page.kind === 'redirect') return reply.redirect(page.location, page.status);
  // The cookie decides the release set, so only the shell's own cache may keep the page for others.
  reply.header('cache-control', 'private, no-cache').header('vary', 'accept-encoding').header('etag', etag);
  if (isKnown(etag, request.headers['if-none-match'])) return reply.code(304).send();
  const encoding = bestEncoding(request.headers['accept-encoding'] ?? '');
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.code(page.status).type('text/html; charset=utf-8').send(bodies[encoding]);
}

/** Whether a browser, or a proxy for several, has the page already (RFC 9110 §13.1.2). */
function isKnown(etag: string, noneMatch = ''): boolean {
  return noneMatch.split(',').some((known) => known.trim() === etag);
}

function bestEncoding(accepted: string): 'identity' | 'gzip' | 'br' {
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
}
