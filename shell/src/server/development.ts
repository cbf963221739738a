import httpProxy from '@fastify/http-proxy';
import plugin from 'fastify-plugin';
import { DEVELOPMENT_PATH } from '@careers/federation/development';

/** Passes what pages ask of `careers dev` on to it: its state, errors in browsers, webpack's hot updates. */
export const development = plugin<{ url: string }>(
  async (app, { url }) => {
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
