import { randomUUID } from 'node:crypto';
import { FORM_MESSAGES } from '@careers/api-client/form-rules';
import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { operations } from '../schemas/operations.ts';
import { ApiError, notFound } from '../http/errors.ts';
import { linkLimit, perMinute } from '../http/rate-limit.ts';
import { isPageForm, pageForms } from '../http/page-form.ts';
import type { Enqueue } from '../queue/job-queue.ts';
import type { SearchContext } from '../search/search-offers.ts';
import { readApplyLater, storeApplyLater } from './apply-later.ts';
import { contentKey, drawReference, keyedForm } from './keys.ts';
import { FORM_LIMITS, withForm, UploadMemory } from '../http/form.ts';
import type { Form } from '../http/form.ts';
import { readNewerCv, replaceCv } from './newer-cv.ts';
import { findSent, withdraw } from './sent-application.ts';
import { findReceipt, storeApplication } from './store.ts';
import type { Receipt } from './store.ts';
import { subjectOf } from './subject.ts';
import { validateApplication } from './validate.ts';
import type { ValidDocument } from './validate.ts';
import type { VirusScanner } from './virus-scanner.ts';

/** Pages to which browsers without JavaScript are redirected. */
const PAGES = {
  sent: '/candidature/envoyee',
  refused: '/candidature/refusee',
  shown: '/candidature/suivi',
  withdrawn: '/candidature/retiree',
  later: '/candidature/plus-tard',
};

const PATH = '/applicationswithoutaccount/';

export interface ApplicationOptions {
  /** Called at each request. */
  context: () => SearchContext;
  ratePerMinute: number;
  /** Scanner of every file, if configured. */
  scanner: VirusScanner | null;
  confirm: Enqueue;
  /** Enqueues the mail about a newer CV, in the same transaction. */
  confirmNewerCv: Enqueue;
  /** Enqueues the mail with the link of an application, in the same transaction. */
  sendApplyLater: Enqueue;
}

/**
 * Routes of applications to an offer, spontaneous ones, and contact requests: send, show to holders of the link,
 * withdraw.
 */
export async function applicationRoutes(api: FastifyInstance, options: ApplicationOptions): Promise<void> {
  const memory = new UploadMemory();
  await api.register(multipart, { limits: FORM_LIMITS, throwFileSizeLimit: false });
  await api.register(pageForms, { refusalPage: PAGES.refused });
  sentApplications(api, options);
  newerCv(api, options, memory);
  await api.register(async (scope) => {
    await scope.register(pageForms, { refusalPage: PAGES.later });
    applyLater(scope, options, memory);
  });
  api.post(
    PATH,
    {
      config: perMinute(options.ratePerMinute),
      schema: operations.sendApplication,
    },
    async (request, reply) => {
      const key = String(request.headers['idempotency-key'] ?? '') || null;
      const { receipt, type } = await withForm(request, memory, async (form) => ({
        receipt: await receive(form, key, options),
        type: form.fields.get('type') ?? '',
      }));
      if (isPageForm(request)) return reply.redirect(sentPage(receipt, type), 303);
      return reply
        .code(receipt.replayed ? 200 : 201)
        .header('cache-control', 'no-store')
        .send({ id: receipt.id, reference: receipt.reference, receivedAt: receipt.receivedAt });
    },
  );
}

/**
 * Route of a token's application, for the page that its mail links to. Not cached: only the owner of the link may see
 * it.
 */
function sentApplications(api: FastifyInstance, { context, ratePerMinute }: ApplicationOptions): void {
  // The page's form has no fields.
  api.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 1_000 },
    (_request, _body, done) => done(null, {}),
  );
  api.get<{ Querystring: { token: string } }>(
    PATH,
    { config: linkLimit(ratePerMinute), schema: operations.showApplication },
    async (request, reply) => {
      const sent = await findSent(context(), request.query.token);
      if (!sent) throw notFound('token', 'Ce lien n’est plus valable');
      return reply.header('cache-control', 'no-store').send(sent);
    },
  );
  api.post<{ Querystring: { token: string } }>(
    `${PATH}withdrawal`,
    { config: linkLimit(ratePerMinute), schema: operations.withdrawApplication },
    async (request, reply) => {
      request.raw.resume();
      const offer = await withdraw(context().database, request.query.token);
      if (isPageForm(request))
        return reply.redirect(PAGES.withdrawn + (offer ? `?offre=${encodeURIComponent(offer)}` : ''), 303);
      return reply.header('cache-control', 'no-store').send({ status: 'WITHDRAWN' });
    },
  );
}

/** Route that replaces the CV of a token's application. */
function newerCv(api: FastifyInstance, options: ApplicationOptions, memory: UploadMemory): void {
  api.post<{ Querystring: { token: string } }>(
    `${PATH}cv`,
    { config: linkLimit(options.ratePerMinute), schema: operations.replaceCv },
    async (request, reply) => {
      const { token } = request.query;
      const isReplaced = await withForm(request, memory, async (form) => {
        const cv = readNewerCv(form);
        if (options.scanner) await refuseInfected([cv], options.scanner);
        const { database } = options.context();
        return replaceCv(database, token, { cv, confirm: options.confirmNewerCv, now: new Date() });
      });
      if (!isReplaced) throw notFound('token', 'Ce lien n’est plus valable');
      if (isPageForm(request))
        return reply.redirect(
          `${PAGES.shown}?${new URLSearchParams({ jeton: token, cv: 'remplace' }).toString()}`,
          303,
        );
      return reply.header('cache-control', 'no-store').send({ status: 'REPLACED' });
    },
  );
}

/** Route that mails the link of an offer's application; the response reveals nothing about the address. */
function applyLater(scope: FastifyInstance, options: ApplicationOptions, memory: UploadMemory): void {
  scope.post(
    `${PATH}later`,
    {
      config: perMinute(options.ratePerMinute),
      schema: operations.applyLater,
    },
    async (request, reply) => {
      const offer = await withForm(request, memory, async (form) => {
        const context = options.context();
        const asked = await readApplyLater(form, context);
        // Honeypot: a robot that fills the hidden field gets a success.
        if (!form.fields.get('website'))
          await storeApplyLater(context.database, asked, {
            confirm: options.sendApplyLater,
            now: new Date(),
          });
        return asked.offer_reference;
      });
      if (isPageForm(request))
        return reply.redirect(`${PAGES.later}?offre=${encodeURIComponent(offer)}`, 303);
      return reply.code(201).header('cache-control', 'no-store').send({ status: 'REQUESTED' });
    },
  );
}

async function receive(
  form: Form,
  key: string | null,
  { context, scanner, confirm }: ApplicationOptions,
): Promise<Receipt> {
  // Honeypot: a robot that fills the hidden field gets a success.
  if (form.fields.get('website'))
    return {
      id: randomUUID(),
      reference: drawReference(),
      receivedAt: new Date().toISOString(),
      replayed: false,
    };
  const { database } = context();
  const sent = key === null ? null : keyedForm(key, form);
  const known = await findReceipt(database, sent);
  if (known) return known;
  const validated = validateApplication(form, await subjectOf(form, context()));
  if ('errors' in validated) throw new ApiError(400, validated.errors);
  if (scanner) await refuseInfected(validated.valid.documents, scanner);
  return storeApplication(database, validated.valid, {
    key: sent ?? contentKey(validated.valid, new Date()),
    confirm,
  });
}

async function refuseInfected(documents: readonly ValidDocument[], scanner: VirusScanner): Promise<void> {
  for (const { kind, bytes } of documents) {
    if (await scanner.isClean(bytes)) continue;
    throw new ApiError(400, [{ field: kind, code: 'FILE_TYPE', message: FORM_MESSAGES.file }]);
  }
}

function sentPage({ reference, receivedAt }: Receipt, type: string): string {
  return `${PAGES.sent}?${new URLSearchParams({ type, reference, recue: receivedAt }).toString()}`;
}
