import type { FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { LEAVE_PREVIEW_PATH, PREVIEW_PATH } from '../../app/constants.ts';
import { isCrossSite } from '../cross-site.ts';
import { pageBefore } from '../page-before.ts';
import { CROSS_SITE_PAGE } from '../static-page.ts';
import { PreviewRefused } from './preview-errors.ts';
import { PREVIEW_COOKIE } from './visitor-releases.ts';
import type { VisitorReleases } from './visitor-releases.ts';

/** Headers of all responses of a preview: private, and never cached or indexed. */
const HEADERS = { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' };
/** Matches a path of this site; a second slash or a backslash would lead to another host. */
const PAGE = /^\/(?![/\\])\S*$/;

export interface PreviewsOptions {
  visitors: Pick<VisitorReleases, 'verify'>;
  publicBaseUrl: string;
}

/** Opens a preview by its signed link, and ends it by the form of its banner. */
export const previews = plugin<PreviewsOptions>(
  async (app, { visitors, publicBaseUrl }) => {
    app.addHook('onSend', (request, reply, _payload, done) => {
      if (request.preview) reply.headers(HEADERS);
      done();
    });

    app.get<{ Querystring: { token?: unknown; to?: unknown } }>(PREVIEW_PATH, async (request, reply) => {
      const { token, to } = request.query;
      if (typeof token !== 'string') throw new PreviewRefused('The link has no token.');
      const preview = await visitors.verify(token);
      request.preview = preview;
      setCookie(request, reply, token, preview.expiresAt);
      return reply.redirect(typeof to === 'string' && PAGE.test(to) ? to : '/', 303);
    });

    // Encapsulated, as the banner's form has no fields: the site's parsers must not read a body.
    await app.register(async (forms) => {
      forms.removeAllContentTypeParsers();
      forms.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 100 }, (_request, _body, done) =>
        done(null),
      );
      forms.post(LEAVE_PREVIEW_PATH, async (request, reply) => {
        reply.headers(HEADERS);
        if (isCrossSite(request, publicBaseUrl))
          return reply.code(403).type('text/html; charset=utf-8').send(CROSS_SITE_PAGE);
        return reply.clearCookie(PREVIEW_COOKIE, { path: '/' }).redirect(pageBefore(request), 303);
      });
    });
  },
  { name: 'previews', dependencies: ['@fastify/cookie'] },
);

function setCookie(request: FastifyRequest, reply: FastifyReply, token: string, expires: Date): void {
  reply.setCookie(PREVIEW_COOKIE, token, {
    path: '/',
    expires,
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
  });
}
