import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from './errors.ts';

/** Whether a browser without JavaScript posted this form: it wants a page, where programs want JSON. */
export function isPageForm({ headers }: FastifyRequest): boolean {
  return (headers.accept ?? '').includes('text/html');
}

/** Sends browsers that posted a form of a page to a page that says what was wrong; programs get the error as ever. */
export function answerPageForms(scope: FastifyInstance, refusalPage: string): void {
  scope.setErrorHandler((error: FastifyError | ApiError, request, reply) => {
    if (!isPageForm(request)) throw error;
    const reasons = reasonsOf(error);
    if (reasons.length === 0) request.log.error({ err: error }, 'The form of a page failed');
    return reply.redirect(`${refusalPage}?motifs=${reasons.join(',')}`, 303);
  });
}

/** Fields and codes only: addresses hold nothing that was typed. */
function reasonsOf(error: FastifyError | ApiError): string[] {
  if (error instanceof ApiError) return error.items.map(({ field, code }) => `${field}.${code}`);
  if (error.statusCode === 429) return ['.TOO_MANY_REQUESTS'];
  return error.statusCode === 413 ? ['cv.FILE_TOO_LARGE'] : [];
}
