import plugin from 'fastify-plugin';
import { LAST_RESORT } from '../app/last-resort.tsx';

/** What the server says when no page can be rendered; never a stack. */
export const errorAnswers = plugin(
  async (app) => {
    app.setErrorHandler((error, request, reply) => {
      const status = statusCodeOf(error);
      if (status >= 500)
        request.log.error({ event: 'page_failed', err: error }, 'The page cannot be rendered');
      return reply.code(status).type('text/plain; charset=utf-8').send(LAST_RESORT);
    });
  },
  { name: 'error-answers' },
);

function statusCodeOf(error: unknown): number {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  return typeof status === 'number' && status >= 400 && status <= 599 ? status : 500;
}
