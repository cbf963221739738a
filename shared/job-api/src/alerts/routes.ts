import { randomUUID } from 'node:crypto';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { FORM_LIMITS, withForm } from '../applications/form.ts';
import { UploadMemory } from '../applications/upload-memory.ts';
import * as operations from '../contract/operations.ts';
import { ApiError, notFound } from '../http/errors.ts';
import { answerPageForms, isPageForm } from '../http/page-form.ts';
import type { SearchContext } from '../offers/search.ts';
import { CONFIRM_PATH, SUBSCRIBE_PATH, UNSUBSCRIBE_PATH } from './paths.ts';
import { confirmAlert, endAlert, storeAlert } from './store.ts';
import { validateAlert } from './validate.ts';

/** Pages of the site that a browser is sent to after a form of a page. */
const PAGES = {
  created: '/alerte/creee',
  confirmed: '/alerte/confirmee',
  ended: '/alerte/terminee',
  refused: '/alerte/refusee',
  unsubscribe: '/alerte/desinscription',
};

interface AlertsOptions {
  ratePerMinute: number;
  doubleOptIn: boolean;
  /** Called when an alert was stored, whose confirmation is now due. */
  onStored(): void;
}

/** Alerts: subscribe, confirm, end. What they answer does not tell which addresses are known. */
export async function registerAlerts(
  api: FastifyInstance,
  context: () => SearchContext,
  options: AlertsOptions,
): Promise<void> {
  await api.register(async (scope) => {
    await scope.register(multipart, { limits: FORM_LIMITS });
    // Bodies say nothing here: a mail program posts "List-Unsubscribe=One-Click" (RFC 8058), a page an empty form.
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1_000 },
      (_request, _body, done) => done(null, {}),
    );
    answerPageForms(scope, PAGES.refused);
    subscription(scope, context, options);
    confirmation(scope, context);
    unsubscription(scope, context);
  });
}

function subscription(scope: FastifyInstance, context: () => SearchContext, options: AlertsOptions): void {
  const memory = new UploadMemory();
  scope.post(
    SUBSCRIBE_PATH,
    {
      config: { rateLimit: { max: options.ratePerMinute, timeWindow: '1 minute' } },
      schema: operations.subscribe,
    },
    async (request, reply: FastifyReply) => {
      const { id, isKnown } = await withForm(request, memory, async (form) => {
        // A robot that fills the hidden field is told what it wants to hear.
        if (form.fields.get('website')) return { id: randomUUID(), isKnown: false };
        const { database, catalogue } = context();
        const validated = validateAlert(form, catalogue);
        if ('problems' in validated) throw new ApiError(400, validated.problems);
        return storeAlert(database, validated.valid, { doubleOptIn: options.doubleOptIn, now: new Date() });
      });
      options.onStored();
      if (isPageForm(request)) return reply.redirect(PAGES.created, 303);
      return reply
        .code(isKnown ? 200 : 201)
        .header('cache-control', 'no-store')
        .send({ id, status: options.doubleOptIn ? 'PENDING_CONFIRMATION' : 'ACTIVE' });
    },
  );
}

function confirmation(scope: FastifyInstance, context: () => SearchContext): void {
  scope.post<{ Querystring: { token: string } }>(
    CONFIRM_PATH,
    { schema: operations.confirmAlert },
    async (request, reply) => {
      request.raw.resume();
      if (!(await confirmAlert(context().database, request.query.token, new Date())))
        throw notFound('token', 'Ce lien n’est plus valable');
      return sendState(request, reply, 'ACTIVE', PAGES.confirmed);
    },
  );
}

function unsubscription(scope: FastifyInstance, context: () => SearchContext): void {
  scope.post<{ Querystring: { token: string } }>(
    UNSUBSCRIBE_PATH,
    { schema: operations.endAlert },
    async (request, reply) => {
      request.raw.resume();
      await endAlert(context().database, request.query.token);
      return sendState(request, reply, 'ENDED', PAGES.ended);
    },
  );
  // Mail programs without one-click open the address of the header, and scanners do: that ends nothing.
  scope.get<{ Querystring: { token: string } }>(
    UNSUBSCRIBE_PATH,
    { schema: operations.showEndOfAlert },
    (request, reply) =>
      reply.redirect(`${PAGES.unsubscribe}?jeton=${encodeURIComponent(request.query.token)}`, 302),
  );
}

function sendState(request: FastifyRequest, reply: FastifyReply, status: 'ACTIVE' | 'ENDED', page: string) {
  if (isPageForm(request)) return reply.redirect(page, 303);
  return reply.header('cache-control', 'no-store').send({ status });
}
