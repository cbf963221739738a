import type { App } from '../../http/app.ts';
import type { Database } from '../../database/schema.ts';
import { requireIdentity } from '../authenticate.ts';
import { createToken, listTokens, revokeToken } from './tokens.ts';
import * as schemas from './token-schemas.ts';

/** Routes of users' tokens for programs. */
export async function tokenRoutes(app: App, database: Database): Promise<void> {
  app.get('/v1/tokens', { schema: schemas.listTokens }, (request) =>
    listTokens(database, requireIdentity(request)),
  );

  app.post('/v1/tokens', { schema: schemas.createToken }, async (request, reply) => {
    reply.code(201);
    return createToken(database, requireIdentity(request), request.body);
  });

  app.delete('/v1/tokens/:id', { schema: schemas.revokeToken }, async (request, reply) => {
    await revokeToken(database, requireIdentity(request), request.params.id);
    return reply.code(204).send();
  });
}
