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
 * Passes requests of pages for `careers dev` on to it: its state, errors in browsers, webpack's hot updates. Sends the
 * release's revision with each page.
 */
export const development = plugin<DevelopmentOptions>(
  async (app, { url, releases }) => {
    // Not in the document, which is cached for later revisions as well.
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('server-timing', `${REVISION_TIMING};desc="${releases.revision}"`);
    });
    await app.register(httpProxy, {
      upstream: url,
      prefix: DEVELOPMENT_PATH,
      rewritePrefix: DEVELOPMENT_PATH,
      // Its events never end.
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
