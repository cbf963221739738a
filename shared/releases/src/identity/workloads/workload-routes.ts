import Type from 'typebox';
import type { Static } from 'typebox';
import { writeAudit } from '../../audit/audit.ts';
import type { App } from '../../http/app.ts';
import type { Database } from '../../database/schema.ts';
import { REFUSALS } from '../../http/errors.ts';
import { refused } from '../../registry-error.ts';
import type { Actor } from '../roles.ts';
import { DateTime, Done, Name, Reason } from '../schemas.ts';
import { isSecureAddress } from '../secure-address.ts';

const Text = Type.String({ minLength: 1, maxLength: 300 });
/** Requires two characters before a `*`, as a bare `*` would trust everyone. */
const Pattern = Type.String({ maxLength: 300, pattern: '^([^*]+|[^*]{2,}\\*)$' });

const Trust = Type.Object({
  issuer: Text,
  audience: Text,
  claims: Type.Record(Type.String({ maxLength: 100 }), Pattern, { minProperties: 1 }),
});
const NewWorkload = Type.Object({ ...Trust.properties, reason: Reason }, { additionalProperties: false });
const Named = Type.Object({ name: Name });
const KeptWorkload = Type.Object({
  id: Type.String({ format: 'uuid' }),
  name: Type.String(),
  ...Trust.properties,
  createdAt: DateTime,
});

const tags = ['workloads'];

const listSchema = {
  operationId: 'listWorkloads',
  tags,
  summary: 'Trusted pipelines, authenticated by their provider’s tokens',
  response: { 200: Type.Array(KeptWorkload), ...REFUSALS },
};
const putSchema = {
  operationId: 'putWorkload',
  tags,
  summary: 'Trusts pipelines whose tokens have these claims; PUT /v1/grants sets their rights',
  params: Named,
  body: NewWorkload,
  response: { 200: KeptWorkload, ...REFUSALS },
};
const dropSchema = {
  operationId: 'dropWorkload',
  tags,
  summary: 'Removes the trust',
  params: Named,
  response: Done,
};

/** Routes of trusted CI workloads, for administrators. */
export async function workloadRoutes(app: App, database: Database): Promise<void> {
  app.get('/v1/workloads', { schema: listSchema }, async (request) => {
    request.requireRight({ to: 'administer' });
    return database
      .selectFrom('trusted_workload')
      .select(['id', 'name', 'issuer', 'audience', 'claims', 'created_at as createdAt'])
      .orderBy('name')
      .execute();
  });

  app.put('/v1/workloads/:name', { schema: putSchema }, (request) => {
    const actor = request.requireRight({ to: 'administer' });
    return putWorkload(database, actor, request.params.name, request.body);
  });

  app.delete('/v1/workloads/:name', { schema: dropSchema }, async (request, reply) => {
    const actor = request.requireRight({ to: 'administer' });
    await dropWorkload(database, actor, request.params.name);
    return reply.code(204).send();
  });
}

/**
 * Trusts a workload from the next request on; it has no rights until it is granted a role.
 * @throws RegistryError 422
 * for an issuer without HTTPS.
 */
async function putWorkload(
  database: Database,
  actor: Actor,
  name: string,
  { issuer, audience, claims, reason }: Static<typeof NewWorkload>,
): Promise<Static<typeof KeptWorkload>> {
  if (!isSecureAddress(issuer)) {
    throw refused('issuer-insecure', `The issuer ${issuer} has no address that begins with https://.`);
  }
  const changes = { issuer, audience, claims: JSON.stringify(claims) };
  return database.transaction().execute(async (transaction) => {
    const before = await transaction
      .selectFrom('trusted_workload')
      .select(['issuer', 'audience', 'claims'])
      .where('name', '=', name)
      .forUpdate()
      .executeTakeFirst();
    const row = await transaction
      .insertInto('trusted_workload')
      .values({ name, ...changes })
      .onConflict((conflict) => conflict.column('name').doUpdateSet(changes))
      .returning(['id', 'created_at'])
      .executeTakeFirstOrThrow();
    await writeAudit(transaction, {
      actor: actor.name,
      action: 'put-workload',
      target: name,
      before,
      after: { issuer, audience, claims },
      reason,
    });
    return { id: row.id, name, issuer, audience, claims, createdAt: row.created_at };
  });
}

/**
 * Removes a workload and its grants.
 * @throws RegistryError 404 if there is none.
 */
async function dropWorkload(database: Database, actor: Actor, name: string): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    const gone = await transaction
      .deleteFrom('trusted_workload')
      .where('name', '=', name)
      .returning(['id', 'issuer', 'audience', 'claims'])
      .executeTakeFirst();
    if (!gone) {
      throw refused('workload-unknown', `No workload ${name} is trusted.`);
    }
    const { id, ...before } = gone;
    await transaction.deleteFrom('role_grant').where('holder', '=', id).execute();
    await writeAudit(transaction, { actor: actor.name, action: 'drop-workload', target: name, before });
  });
}
