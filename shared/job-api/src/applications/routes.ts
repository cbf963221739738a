import { randomUUID } from 'node:crypto';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply } from 'fastify';
import Type from 'typebox';
import { answers } from '../contract/queries.ts';
import { ApplicationReceipt, ErrorItems } from '../contract/resources.ts';
import { ApiError } from '../http/errors.ts';
import type { SearchContext } from '../offers/search.ts';
import type { StoredDetail } from '../offers/present.ts';
import { FORM_LIMITS, readForm } from './form.ts';
import type { Form } from './form.ts';
import { findReceipt, storeApplication } from './store.ts';
import { validateApplication } from './validate.ts';
import type { Subject } from './validate.ts';

const KEY = /^[\w-]{8,80}$/;

/** `POST /applicationswithoutaccount/`: an application to an offer, a spontaneous one, or a contact request. */
export async function registerApplications(
  app: FastifyInstance,
  context: () => SearchContext,
  options: { ratePerMinute: number },
): Promise<void> {
  await app.register(multipart, { limits: FORM_LIMITS, throwFileSizeLimit: false });
  app.post(
    '/applicationswithoutaccount/',
    {
      config: { rateLimit: { max: options.ratePerMinute, timeWindow: '1 minute' } },
      schema: {
        consumes: ['multipart/form-data'],
        headers: Type.Object({
          'idempotency-key': Type.Optional(
            Type.String({ pattern: KEY.source, description: 'Kept over retries.' }),
          ),
        }),
        response: answers(ApplicationReceipt, ErrorItems, {
          201: ApplicationReceipt,
          413: ErrorItems,
          415: ErrorItems,
        }),
      },
    },
    async (request, reply) => {
      if (!request.isMultipart()) {
        throw new ApiError(415, [
          { field: '', code: 'INVALID_FORMAT', message: 'Un formulaire multipart est attendu' },
        ]);
      }
      const key = String(request.headers['idempotency-key'] ?? '') || null;
      const form = await readForm(request);
      // A robot that fills the hidden field is told what it wants to hear.
      if (form.fields.get('website'))
        return send(reply, { id: randomUUID(), receivedAt: new Date().toISOString(), replayed: false });

      const { database } = context();
      const known = await findReceipt(database, key);
      if (known) return send(reply, known);
      const validated = await validateApplication(form, await subjectOf(form, context()));
      if ('problems' in validated) throw new ApiError(400, validated.problems);
      return send(reply, await storeApplication(database, validated.valid, key));
    },
  );
}

function send(
  reply: FastifyReply,
  { id, receivedAt, replayed }: { id: string; receivedAt: string; replayed: boolean },
) {
  return reply
    .code(replayed ? 200 : 201)
    .header('cache-control', 'no-store')
    .send({ id, receivedAt });
}

async function subjectOf(form: Form, { database }: SearchContext): Promise<Subject> {
  const type = form.fields.get('type');
  if (type === 'SPONTANEOUS' || type === 'DCE') return { type };
  if (type !== 'OFFER')
    throw new ApiError(400, [
      { field: 'type', code: 'REQUIRED', message: 'Le type de candidature est obligatoire' },
    ]);
  const reference = form.fields.get('offerReference') ?? '';
  const row = await database
    .selectFrom('offer')
    .select(['reference', 'status', 'valid_through', 'is_cv_required', 'detail'])
    .where('reference', '=', reference)
    .executeTakeFirst();
  if (!row)
    throw new ApiError(400, [
      { field: 'offerReference', code: 'INVALID_FORMAT', message: 'Offre introuvable' },
    ]);
  if (row.status === 'CLOSED' || row.valid_through < new Date()) {
    throw new ApiError(400, [
      { field: 'offerReference', code: 'OFFER_CLOSED', message: "Cette offre n'est plus disponible" },
    ]);
  }
  const { applicationQuestions } = row.detail as StoredDetail;
  return {
    type,
    offer: { reference: row.reference, isCVRequired: row.is_cv_required, applicationQuestions },
  };
}
