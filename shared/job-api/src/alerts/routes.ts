import { randomUUID } from 'node:crypto';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { FORM_LIMITS, withForm, UploadMemory } from '../http/form.ts';
import { operations } from '../schemas/operations.ts';
import { ApiError, notFound } from '../http/errors.ts';
import { linkLimit, perMinute } from '../http/rate-limit.ts';
import { isPageForm, pageForms } from '../http/page-form.ts';
import type { Enqueue } from '../queue/job-queue.ts';
import type { SearchContext } from '../search/search-offers.ts';
import type { AlertCriteria } from './alert.ts';
import { changeAlert, countDeparture } from './changes.ts';
import { ALERT_PATH, CHANGE_PATH, CONFIRM_PATH, SUBSCRIBE_PATH, UNSUBSCRIBE_PATH } from './paths.ts';
import { alertQueryOf, criteriaParameters } from './search-query.ts';
import { confirmAlert, endAlert, findAlert, statusOf, storeAlert } from './store.ts';
import { validateAlert } from './validate.ts';

/** Pages that a form without JavaScript is redirected to. */
const PAGES = {
  created: '/alerte/creee',
  confirmed: '/alerte/confirmee',
  changed: '/alerte/modifiee',
  unchanged: '/alerte/inchangee',
  ended: '/alerte/terminee',
  refused: '/alerte/refusee',
  unsubscribe: '/alerte/desinscription',
};

const GONE = 'Ce lien n’est plus valable';

export interface AlertOptions {
  /** Called at each request. */
  context: () => SearchContext;
  ratePerMinute: number;
  doubleOptIn: boolean;
  /** Enqueues the confirmation mail. */
  confirm: Enqueue;
}

/** Routes of alerts: subscribe, show, confirm, end. Responses do not reveal known addresses. */
export async function alertRoutes(api: FastifyInstance, options: AlertOptions): Promise<void> {
  await api.register(multipart, { limits: FORM_LIMITS });
  // Mail clients post "List-Unsubscribe=One-Click" (RFC 8058), pages a reason.
  api.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 1_000 },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  await api.register(pageForms, { refusalPage: PAGES.refused });
  const memory = new UploadMemory();
  subscription(api, options, memory);
  description(api, options);
  confirmation(api, options);
  unsubscription(api, options);
  await api.register(async (scope) => {
    await scope.register(pageForms, { refusalPage: PAGES.unchanged });
    changes(scope, options, memory);
  });
}

function subscription(scope: FastifyInstance, options: AlertOptions, memory: UploadMemory): void {
  scope.post(
    SUBSCRIBE_PATH,
    {
      config: perMinute(options.ratePerMinute),
      schema: operations.subscribe,
    },
    async (request, reply: FastifyReply) => {
      const { id, query } = await withForm(request, memory, async (form) => {
        // Honeypot: a robot that fills the hidden field gets a success.
        if (form.fields.get('website')) return { id: randomUUID(), query: '' };
        const { database, ...context } = options.context();
        const validated = validateAlert(form, context);
        if ('errors' in validated) throw new ApiError(400, validated.errors);
        const id = await storeAlert(database, validated.valid, {
          doubleOptIn: options.doubleOptIn,
          confirm: options.confirm,
          now: new Date(),
        });
        return { id, query: alertQueryOf(validated.valid) };
      });
      if (isPageForm(request)) return reply.redirect(PAGES.created + query, 303);
      return (
        reply
          // The same status for an existing alert, which another one would reveal.
          .code(201)
          .header('cache-control', 'no-store')
          .send({ id, status: options.doubleOptIn ? 'PENDING_CONFIRMATION' : 'ACTIVE' })
      );
    },
  );
}

/** Alert of a token, for the pages that mails link to. Not cached: only the owner of the link may see it. */
function description(scope: FastifyInstance, { context }: AlertOptions): void {
  scope.get<{ Querystring: { token: string } }>(
    ALERT_PATH,
    { schema: operations.showAlert },
    async (request, reply) => {
      const alert = await findAlert(context().database, request.query.token);
      if (!alert) throw notFound('token', GONE);
      return reply.header('cache-control', 'no-store').send({
        status: statusOf(alert, new Date()),
        frequency: alert.frequency,
        criteria: criteriaParameters(alert),
      });
    },
  );
}

function confirmation(scope: FastifyInstance, { context, ratePerMinute }: AlertOptions): void {
  scope.post<{ Querystring: { token: string } }>(
    CONFIRM_PATH,
    { config: linkLimit(ratePerMinute), schema: operations.confirmAlert },
    async (request, reply) => {
      request.raw.resume();
      const criteria = await confirmAlert(context().database, request.query.token, new Date());
      if (!criteria) throw notFound('token', GONE);
      return sendState(request, reply, { status: 'ACTIVE', page: PAGES.confirmed, criteria });
    },
  );
}

function changes(scope: FastifyInstance, options: AlertOptions, memory: UploadMemory): void {
  scope.post<{ Querystring: { token: string } }>(
    CHANGE_PATH,
    { config: linkLimit(options.ratePerMinute), schema: operations.changeAlert },
    async (request, reply) => {
      const criteria = await withForm(request, memory, (form) => {
        const { database, ...context } = options.context();
        return changeAlert(database, request.query.token, { form, context, now: new Date() });
      });
      if (!criteria) throw notFound('token', GONE);
      return sendState(request, reply, { status: 'ACTIVE', page: PAGES.changed, criteria });
    },
  );
}

function unsubscription(scope: FastifyInstance, { context, ratePerMinute }: AlertOptions): void {
  scope.post<{ Querystring: { token: string }; Body: { reason?: string } | undefined }>(
    UNSUBSCRIBE_PATH,
    { config: linkLimit(ratePerMinute), schema: operations.endAlert },
    async (request, reply) => {
      request.raw.resume();
      const { database } = context();
      const criteria = await endAlert(database, request.query.token);
      if (criteria) await countDeparture(database, request.body?.reason ?? '', new Date());
      return sendState(request, reply, { status: 'ENDED', page: PAGES.ended, criteria });
    },
  );
  // Mail clients without one-click and scanners open this address: redirects without ending the alert.
  scope.get<{ Querystring: { token: string } }>(
    UNSUBSCRIBE_PATH,
    { schema: operations.showEndOfAlert },
    (request, reply) =>
      reply.redirect(`${PAGES.unsubscribe}?jeton=${encodeURIComponent(request.query.token)}`, 302),
  );
}

interface NewState {
  status: 'ACTIVE' | 'ENDED';
  page: string;
  /** Undefined for an unknown alert. */
  criteria: AlertCriteria | undefined;
}

/** Redirects a page's form with the alert's criteria, to describe it and link to its offers. */
function sendState(request: FastifyRequest, reply: FastifyReply, { status, page, criteria }: NewState) {
  if (isPageForm(request)) return reply.redirect(page + (criteria ? alertQueryOf(criteria) : ''), 303);
  return reply.header('cache-control', 'no-store').send({ status });
}
