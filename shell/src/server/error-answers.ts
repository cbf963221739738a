import type { FastifyReply } from 'fastify';
import plugin from 'fastify-plugin';
import { isBulkheadRejectedError } from 'cockatiel';
import { LAST_RESORT } from '../app/last-resort.tsx';
import { PreviewFailed, PreviewRefused } from './previews/preview-errors.ts';
import { EXPIRED_PREVIEW_PAGE, REFUSED_PREVIEW_PAGE, failedPreviewPage } from './previews/preview-pages.ts';
import { PREVIEW_COOKIE } from './previews/visitor-releases.ts';
import { RenderError } from './render-processes/render-errors.ts';
import { RETRY_AFTER_SECONDS } from './retry-after.ts';
import { UNAVAILABLE_PAGE } from './static-page.ts';

/** Error handler for when not even the error page can be rendered. Never sends a stack. */
export const errorAnswers = plugin(
  async (app) => {
    app.setErrorHandler((error, request, reply) => {
      if (error instanceof PreviewFailed || error instanceof PreviewRefused) return sendPreview(error, reply);
      const status = statusCodeOf(error);
      // Does not log refusals of load shedding, which would flood the log.
      if (status >= 500 && !isBulkheadRejectedError(error))
        request.log.error({ event: 'page_failed', err: error }, 'The page cannot be rendered');
      if (error instanceof RenderError || isBulkheadRejectedError(error))
        return reply
          .code(503)
          .header('retry-after', RETRY_AFTER_SECONDS)
          .header('cache-control', 'no-store')
          .type('text/html; charset=utf-8')
          .send(UNAVAILABLE_PAGE);
      return reply.code(status).type('text/plain; charset=utf-8').send(LAST_RESORT);
    });
  },
  { name: 'error-answers' },
);

/**
 * Sends an error page to the viewer of a preview; deletes the cookie of a refused one, which restores the released
 * site.
 */
function sendPreview(error: PreviewFailed | PreviewRefused, reply: FastifyReply): FastifyReply {
  reply.headers({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
  reply.type('text/html; charset=utf-8');
  if (error instanceof PreviewFailed) return reply.code(500).send(failedPreviewPage(error));
  reply.clearCookie(PREVIEW_COOKIE, { path: '/' });
  return error.isExpired
    ? reply.code(410).send(EXPIRED_PREVIEW_PAGE)
    : reply.code(403).send(REFUSED_PREVIEW_PAGE);
}

function statusCodeOf(error: unknown): number {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  return typeof status === 'number' && status >= 400 && status <= 599 ? status : 500;
}
