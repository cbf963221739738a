import accepts from '@fastify/accepts';
import type { FastifyError, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { ApiError } from './errors.ts';

/** Whether a browser without JavaScript posted this form: it wants a page, where programs want JSON. */
export function isPageForm(request: FastifyRequest): boolean {
  return request.accepts().type(['application/json', 'text/html']) === 'text/html';
}

/** Sends browsers that posted a form of a page to a page that says what was wrong; programs get the error as ever. */
export const pageForms = plugin<{ refusalPage: string }>(async (scope, { refusalPage }) => {
  await scope.register(accepts);
  scope.setErrorHandler((error: FastifyError | ApiError, request, reply) => {
    if (!isPageForm(request)) throw error;
    const reasons = reasonsOf(error);
    if (reasons.length === 0) request.log.error({ err: error }, 'The form of a page failed');
    return reply.redirect(`${refusalPage}?motifs=${reasons.join(',')}`, 303);
  });
});

/** Fields and codes only: addresses hold nothing that was typed. */
function reasonsOf(error: FastifyError | ApiError): string[] {
  if (error instanceof ApiError) return error.items.map(({ field, code }) => `${field}.${code}`);
  if (error.statusCode === 429) return ['.TOO_MANY_REQUESTS'];
  return error.statusCode === 413 ? ['cv.FILE_TOO_LARGE'] : [];
}
