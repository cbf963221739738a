import type { FastifyInstance } from 'fastify';
import Type from 'typebox';
import { REFUSALS } from '../http/errors.ts';
import { requireIdentity } from './identity.ts';
import { GrantSchema } from './schemas.ts';

const Me = Type.Object({
  name: Type.String(),
  kind: Type.Enum(['person', 'token', 'workload', 'local']),
  grants: Type.Array(GrantSchema),
});

const schema = {
  operationId: 'whoAmI',
  tags: ['people'],
  summary: 'Who asks, and what they may do',
  response: { 200: Me, ...REFUSALS },
};

/** Who asks, also for those who may do nothing. */
export async function meRoute(app: FastifyInstance): Promise<void> {
  app.get('/v1/me', { schema }, (request) => requireIdentity(request).actor);
}
