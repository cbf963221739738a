import Type from 'typebox';
import type { App } from '../../http/app.ts';
import type { Database } from '../../database/schema.ts';
import { REFUSALS } from '../../http/errors.ts';
import { DateTime, Done, Name, Reason } from '../schemas.ts';
import { dropWorkload, putWorkload } from './change-workloads.ts';

const Text = Type.String({ minLength: 1, maxLength: 300 });
/** At least two characters before a `*`: a pattern that takes everybody trusts everybody. */
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
  summary: 'Pipelines that prove who they are by their provider’s tokens',
  response: { 200: Type.Array(KeptWorkload), ...REFUSALS },
};
const putSchema = {
  operationId: 'putWorkload',
  tags,
  summary: 'Trusts pipelines whose tokens carry these claims; PUT /v1/grants says what they may do',
  params: Named,
  body: NewWorkload,
  response: { 200: KeptWorkload, ...REFUSALS },
};
const dropSchema = {
  operationId: 'dropWorkload',
  tags,
  summary: 'Trusts them no more',
  params: Named,
  response: Done,
};

/** Continuous integration that is trusted by what its provider says of it: for administrators. */
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
    const { reason, ...trust } = request.body;
    return putWorkload(database, actor, { name: request.params.name, ...trust }, reason);
  });

  app.delete('/v1/workloads/:name', { schema: dropSchema }, async (request, reply) => {
    const actor = request.requireRight({ to: 'administer' });
    await dropWorkload(database, actor, request.params.name);
    return reply.code(204).send();
  });
}
