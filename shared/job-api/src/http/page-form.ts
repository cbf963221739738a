import accepts from '@fastify/accepts';
import type { FastifyError, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { ApiError } from './errors.ts';

/** Returns true for a form posted by a browser without JavaScript: it accepts HTML, programs JSON. */
export function isPageForm(request: FastifyRequest): boolean {
  return request.accepts().type(['application/json', 'text/html']) === 'text/html';
}

/** Redirects failed forms of pages to a page that explains the error. */
export const pageForms = plugin<{ refusalPage: string }>(async (scope, { refusalPage }) => {
  await scope.register(accepts);
  scope.setErrorHandler((error: FastifyError | ApiError, request, reply) => {
    if (!isPageForm(request)) throw error;
    const reasons = reasonsOf(error);
    if (reasons.length === 0) request.log.error({ err: error }, 'The form of a page failed');
    return reply.redirect(`${refusalPage}?motifs=${reasons.join(',')}`, 303);
  });
});

/** Returns fields and codes only: URLs hold no personal data. */
function reasonsOf(error: FastifyError | ApiError): string[] {
  if (error instanceof ApiError) return error.items.map(({ field, code }) => `${field}.${code}`);
  if (error.statusCode === 429) return ['.TOO_MANY_REQUESTS'];
  return error.statusCode === 413 ? ['cv.FILE_TOO_LARGE'] : [];
}
