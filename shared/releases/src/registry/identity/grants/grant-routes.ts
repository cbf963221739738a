import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import Type from 'typebox';
import type { Static } from 'typebox';
import type { Database } from '../../database/schema.ts';
import { DateTime, GrantSchema, Id, Reason } from '../schemas.ts';
import { giveGrant, takeGrant } from './change-grants.ts';

const NewGrant = Type.Object(
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

/** What people and workloads may do: for administrators. */
export async function grantRoutes(
  app: FastifyInstance,
  database: Kysely<Database>,
  changed: () => Promise<void>,
): Promise<void> {
  app.get('/v1/grants', { schema: { response: { 200: Type.Array(KeptGrant) } } }, async (request) => {
    request.requireRight({ to: 'administer' });
    return database
      .selectFrom('role_grant')
      .select(['id', 'holder', 'role', 'scope', 'granted_by as grantedBy', 'granted_at as grantedAt'])
      .where('holder', 'not in', (tokens) => tokens.selectFrom('token').select('id'))
      .orderBy('granted_at')
      .execute();
  });

  app.put<{ Body: Static<typeof NewGrant> }>(
    '/v1/grants',
    { schema: { body: NewGrant, response: { 200: Id } } },
    async (request) => {
      const actor = request.requireRight({ to: 'administer' });
      const id = await giveGrant(database, actor, request.body);
      await changed();
      return { id };
    },
  );

  app.delete<{ Params: Id }>('/v1/grants/:id', { schema: { params: Id } }, async (request, reply) => {
    const actor = request.requireRight({ to: 'administer' });
    await takeGrant(database, actor, request.params.id);
    await changed();
    return reply.code(204).send();
  });
}
