import { randomBytes } from 'node:crypto';
import Type from 'typebox';
import { writeAudit } from '../audit/audit.ts';
import type { App } from '../http/app.ts';
import { REFUSALS } from '../http/errors.ts';
import { Reason } from '../http/parameters.ts';
import type { Database } from '../database/schema.ts';
import { DateTime, Done, Id } from '../identity/schemas.ts';
import { isSecureAddress } from '../identity/secure-address.ts';
import { refused } from '../registry-error.ts';
import { secretWords } from './send-deliveries.ts';

const SECRET_BYTES = 32;
const MAX_URL = 500;
const MAX_WEBHOOKS = 20;

const Webhook = Type.Object({
  id: Type.String({ format: 'uuid' }),
  url: Type.String(),
  createdBy: Type.String(),
  createdAt: DateTime,
  waiting: Type.Integer({ description: 'Number of pending deliveries.' }),
});
const NewWebhook = Type.Object(
  { url: Type.String({ format: 'uri', maxLength: MAX_URL }), reason: Reason },
  { additionalProperties: false },
);
const Added = Type.Object({
  id: Type.String(),
  secret: Type.String({ description: 'Signs each delivery; shown once.' }),
});
const tags = ['webhooks'];

const listSchema = {
  operationId: 'listWebhooks',
  tags,
  summary: 'Lists the addresses that receive each move',
  response: { 200: Type.Array(Webhook), ...REFUSALS },
};
const addSchema = {
  operationId: 'addWebhook',
  tags,
  summary: 'Adds an address that receives each move from now on, signed as in Standard Webhooks',
  body: NewWebhook,
  response: { 201: Added, ...REFUSALS },
};
const removeSchema = {
  operationId: 'removeWebhook',
  tags,
  summary: 'Removes an address',
  params: Id,
  response: Done,
};

/** Routes of webhooks, for administrators, as a receiver learns each move and its reason. */
export async function webhookRoutes(app: App, { database }: { database: Database }): Promise<void> {
  app.get('/webhooks', { schema: listSchema }, async (request) => {
    request.requireRight({ to: 'administer' });
    const rows = await database
      .selectFrom('webhook')
      .leftJoin('webhook_delivery as delivery', 'delivery.webhook', 'webhook.id')
      .select(['webhook.id', 'url', 'created_by as createdBy', 'webhook.created_at as createdAt'])
      .select(({ fn }) => fn.count<string>('delivery.id').as('waiting'))
      .groupBy('webhook.id')
      .orderBy('url')
      .execute();
    return rows.map((row) => ({ ...row, waiting: Number(row.waiting) }));
  });

  app.post('/webhooks', { schema: addSchema }, async (request, reply) => {
    const { name: actor } = request.requireRight({ to: 'administer' });
    const added = await addWebhook(database, actor, request.body);
    return reply.code(201).send(added);
  });

  app.delete('/webhooks/:id', { schema: removeSchema }, async (request, reply) => {
    const { name: actor } = request.requireRight({ to: 'administer' });
    await removeWebhook(database, actor, request.params.id);
    return reply.code(204).send();
  });
}

async function addWebhook(
  database: Database,
  actor: string,
  { url, reason }: { url: string; reason: string },
): Promise<{ id: string; secret: string }> {
  if (!isSecureAddress(url)) throw refused('webhook-refused', `${url} does not begin with https://.`);
  const secret = randomBytes(SECRET_BYTES);
  return database.transaction().execute(async (transaction) => {
    const known = await transaction.selectFrom('webhook').select('url').execute();
    if (known.length >= MAX_WEBHOOKS || known.some((each) => each.url === url))
      throw refused('webhook-refused', `${url} is registered already, or ${MAX_WEBHOOKS} others are.`);
    const { id } = await transaction
      .insertInto('webhook')
      .values({ url, secret, created_by: actor })
      .returning('id')
      .executeTakeFirstOrThrow();
    await writeAudit(transaction, { actor, action: 'add-webhook', target: url, reason });
    return { id, secret: secretWords(secret) };
  });
}

async function removeWebhook(database: Database, actor: string, id: string): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const gone = await transaction
      .deleteFrom('webhook')
      .where('id', '=', id)
      .returning('url')
      .executeTakeFirst();
    if (!gone) throw refused('webhook-unknown', 'There is no such webhook.');
    await writeAudit(transaction, { actor, action: 'remove-webhook', target: gone.url });
  });
}
