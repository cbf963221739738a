import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { requireIdentity } from './identity.ts';
import { GrantSchema } from './schemas.ts';

const Me = Type.Object({
  name: Type.String(),
  kind: Type.Enum(['person', 'token', 'workload', 'local']),
  grants: Type.Array(GrantSchema),
});

/** Who asks, also for those who may do nothing. */
export async function meRoute(app: FastifyInstance): Promise<void> {
  app.get('/v1/me', { schema: { response: { 200: Me } } }, (request) => requireIdentity(request).actor);
}
