import accepts from '@fastify/accepts';
import type { FastifyError, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { answerTo, isFault } from './errors.ts';
import type { ApiError } from './errors.ts';
import { doNotCount } from './rate-limit.ts';

/** Returns true for a form posted by a browser without JavaScript, which accepts HTML instead of JSON. */
export function isPageForm(request: FastifyRequest): boolean {
  return request.accepts().type(['application/json', 'text/html']) === 'text/html';
}

/** Redirects failed forms of pages to a page that explains the error. */
export const pageForms = plugin<{ refusalPage: string }>(async (scope, { refusalPage }) => {
  await scope.register(accepts);
  scope.setErrorHandler((error: FastifyError | ApiError, request, reply) => {
    if (!isPageForm(request)) throw error;
    const { status, items } = answerTo(error);
    if (status >= 500) doNotCount(request);
    if (isFault(error)) request.log.error({ err: error }, 'A form of a page failed');
    // Fields and codes only: URLs hold no personal data.
    const reasons = items.map(({ field, code }) => `${encodeURIComponent(field)}.${code}`);
    return reply.redirect(`${refusalPage}?motifs=${reasons.join(',')}`, 303);
  });
});
