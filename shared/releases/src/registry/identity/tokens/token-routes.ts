import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import Type from 'typebox';
import type { Database } from '../../database/schema.ts';
import { requireIdentity } from '../identity.ts';
import { Id } from '../schemas.ts';
import { createToken } from './create-token.ts';
import { listTokens } from './list-tokens.ts';
import { revokeToken } from './revoke-token.ts';
import { CreatedToken, KeptToken, NewToken } from './token-schemas.ts';

/** Tokens for programs of those who create them. */
export async function tokenRoutes(app: FastifyInstance, database: Kysely<Database>): Promise<void> {
  app.get('/v1/tokens', { schema: { response: { 200: Type.Array(KeptToken) } } }, (request) =>
    listTokens(database, requireIdentity(request)),
  );

  app.post<{ Body: NewToken }>(
    '/v1/tokens',
    { schema: { body: NewToken, response: { 201: CreatedToken } } },
    async (request, reply) => {
      reply.code(201);
      return createToken(database, requireIdentity(request), request.body);
    },
  );

  app.delete<{ Params: Id }>('/v1/tokens/:id', { schema: { params: Id } }, async (request, reply) => {
    await revokeToken(database, requireIdentity(request), request.params.id);
    return reply.code(204).send();
  });
}
