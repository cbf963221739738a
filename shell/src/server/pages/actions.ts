import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { isBulkheadRejectedError } from 'cockatiel';
import { FormsOfAddress } from '../api/forms-of-address.ts';
import { isCrossSite } from '../cross-site.ts';
import type { VisitorReleases } from '../previews/visitor-releases.ts';
import { RenderError } from '../render-processes/render-errors.ts';
import { RETRY_AFTER_SECONDS } from '../retry-after.ts';
import { CROSS_SITE_PAGE, FORM_UNAVAILABLE_PAGE, LONG_FORM_PAGE, REFUSAL_PAGE } from '../static-page.ts';
import { sendAnswer } from './send-answer.ts';
import type { SitePages } from './site-pages.ts';

/** Room for long texts, not for files. */
const MAX_FORM_BYTES = 64 * 1024;
const FORM_TYPE = 'application/x-www-form-urlencoded';

/** Error pages for forms refused before any action runs, by status. */
const REFUSALS: Readonly<Record<number, string>> = {
  400: REFUSAL_PAGE,
  413: LONG_FORM_PAGE,
  415: REFUSAL_PAGE,
};

export interface ActionsOptions {
  visitors: Pick<VisitorReleases, 'setOf'>;
  site: Pick<SitePages, 'addressOf' | 'hasAction' | 'submit'>;
  publicBaseUrl: string;
}

/** Returns a predicate: true if the page at a request's address, in the visitor's release, has an action. */
export function actionFinder({ visitors, site, publicBaseUrl }: ActionsOptions) {
  return async (request: FastifyRequest): Promise<boolean> =>
    site.hasAction(urlOf(request, publicBaseUrl), await visitors.setOf(request));
}

/** Runs pages' actions with the forms posted to them; `refusedRequests` refuses forms to other pages. */
export const actions = plugin<ActionsOptions>(
  async (app, options) => {
    // Encapsulates the form parser and error pages.
    await app.register(async (forms) => answerForms(forms, options));
  },
  { name: 'actions', dependencies: ['@fastify/cookie', 'refused-requests'] },
);

function answerForms(app: FastifyInstance, { visitors, site, publicBaseUrl }: ActionsOptions): void {
  const sending = new FormsOfAddress();
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>(
    FORM_TYPE,
    { parseAs: 'string', bodyLimit: MAX_FORM_BYTES },
    (_request, body, done) => done(null, body),
  );
  app.addHook('onRequest', async (request, reply) => {
    if (isCrossSite(request, publicBaseUrl)) return sendPage(reply.code(403), CROSS_SITE_PAGE);
    if (!sending.admit(request, reply)) return sendPage(reply, FORM_UNAVAILABLE_PAGE);
    return undefined;
  });
  app.setErrorHandler((error, request, reply) => {
    if (error instanceof RenderError || isBulkheadRejectedError(error)) {
      if (error instanceof RenderError)
        request.log.error({ event: 'form_failed', err: error }, 'A form failed');
      return sendPage(reply.code(503).header('retry-after', RETRY_AFTER_SECONDS), FORM_UNAVAILABLE_PAGE);
    }
    const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
    const refusal = REFUSALS[status];
    if (refusal === undefined) throw error;
    return sendPage(reply.code(status), refusal);
  });
  app.post<{ Body: string | undefined }>('/*', async (request, reply) => {
    const set = await visitors.setOf(request);
    const address = site.addressOf(urlOf(request, publicBaseUrl), set);
    const submission = { fields: request.body ?? '', visitor: request.ip };
    const stored = await site.submit(address, set, submission);
    if (stored.answer.kind !== 'redirect') return sendAnswer(request, reply, stored);
    return reply.header('cache-control', 'no-store').redirect(stored.answer.location, 303);
  });
}

function urlOf({ raw }: FastifyRequest, publicBaseUrl: string): URL {
  // Concatenated, not resolved: `//host/path` would be another host.
  return new URL(publicBaseUrl + (raw.url ?? '/'));
}

function sendPage(reply: FastifyReply, page: string): FastifyReply {
  return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page);
}
