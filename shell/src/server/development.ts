import httpProxy from '@fastify/http-proxy';
import plugin from 'fastify-plugin';
import { DEVELOPMENT_PATH } from '@careers/federation/development';
import { REVISION_TIMING } from '../protocol/revision-timing.ts';
import type { ActiveReleases } from './render-processes/active-releases.ts';

export interface DevelopmentOptions {
  /** Address of `careers dev`. */
  url: string;
  releases: Pick<ActiveReleases, 'revision'>;
}

/**
 * Proxies requests of pages to `careers dev`: its state, browser errors, webpack's hot updates. Sends the release's
 * revision with each page.
 */
export const development = plugin<DevelopmentOptions>(
  async (app, { url, releases }) => {
    // Header, not part of the document, whose cache entry may outlive the revision.
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('server-timing', `${REVISION_TIMING};desc="${releases.revision}"`);
    });
    await app.register(httpProxy, {
      upstream: url,
      prefix: DEVELOPMENT_PATH,
      rewritePrefix: DEVELOPMENT_PATH,
      // Server-sent events have no end.
      undici: { bodyTimeout: 0 },
    });
    app.get('/remotes/:name/:version/:file(^.+\\.hot-update\\.js(?:on|\\.map)?$)', async (request, reply) => {
      const answer = await fetch(new URL(request.url, url));
      reply.code(answer.status).type(answer.headers.get('content-type') ?? 'application/octet-stream');
      return reply.send(await answer.text());
    });
  },
  { name: 'development' },
);
