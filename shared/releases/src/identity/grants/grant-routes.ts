import Type from 'typebox';
import type { App } from '../../http/app.ts';
import type { Database } from '../../database/schema.ts';
import { REFUSALS } from '../../http/errors.ts';
import { GrantSchema } from '../roles.ts';
import { DateTime, Done, Id, Reason } from '../schemas.ts';
import { giveGrant, takeGrant } from './change-grants.ts';

export const NewGrant = Type.Object(
  { holder: Type.String({ format: 'uuid' }), ...GrantSchema.properties, reason: Reason },
  { additionalProperties: false },
);
const KeptGrant = Type.Object({
  id: Type.String({ format: 'uuid' }),
  holder: Type.String({ format: 'uuid' }),
  ...GrantSchema.properties,
  grantedBy: Type.String(),
  grantedAt: DateTime,
});

const tags = ['grants'];

const listSchema = {
  operationId: 'listGrants',
  tags,
  summary: 'Grants of people and workloads',
  response: { 200: Type.Array(KeptGrant), ...REFUSALS },
};
const giveSchema = {
  operationId: 'giveGrant',
  tags,
  summary: 'Grants a person or workload a role',
  body: NewGrant,
  response: { 200: Id, ...REFUSALS },
};
const takeSchema = {
  operationId: 'takeGrant',
  tags,
  summary: 'Revokes a role immediately',
  params: Id,
  response: Done,
};

/** Routes of grants of people and workloads, for administrators. */
export async function grantRoutes(app: App, database: Database, changed: () => Promise<void>): Promise<void> {
  app.get('/v1/grants', { schema: listSchema }, async (request) => {
    request.requireRight({ to: 'administer' });
    return database
      .selectFrom('role_grant')
      .select(['id', 'holder', 'role', 'scope', 'granted_by as grantedBy', 'granted_at as grantedAt'])
      .where('holder', 'not in', (tokens) => tokens.selectFrom('token').select('id'))
      .orderBy('granted_at')
      .execute();
  });

  app.put('/v1/grants', { schema: giveSchema }, async (request) => {
    const actor = request.requireRight({ to: 'administer' });
    const id = await giveGrant(database, actor, request.body);
    await changed();
    return { id };
  });

  app.delete('/v1/grants/:id', { schema: takeSchema }, async (request, reply) => {
    const actor = request.requireRight({ to: 'administer' });
    await takeGrant(database, actor, request.params.id);
    await changed();
    return reply.code(204).send();
  });
}
