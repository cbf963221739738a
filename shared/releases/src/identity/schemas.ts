import Type from 'typebox';
import type { Static } from 'typebox';
import type { FastifyInstance } from 'fastify';
import { REFUSALS } from '../http/errors.ts';
import { requireIdentity } from './authenticate.ts';

export const Name = Type.String({ minLength: 1, maxLength: 100, pattern: '^[\\w.-][\\w. -]*$' });
export const RemoteName = Type.String({ maxLength: 60, pattern: '^[a-z][a-z0-9-]*$' });
export const Reason = Type.Optional(Type.String({ maxLength: 500 }));
export const DateTime = Type.Unsafe<Date>(Type.String({ format: 'date-time' }));
export const Id = Type.Object({ id: Type.String({ format: 'uuid' }) });
export type Id = Static<typeof Id>;

const ROLES = ['viewer', 'publisher', 'manager', 'administrator', 'shell'] as const;

export const GrantSchema = Type.Object({
  role: Type.Enum([...ROLES]),
  scope: Type.Union([Type.Null(), Type.String({ minLength: 1, maxLength: 60 })], {
    description: 'A remote for a publisher, an environment for a manager and a shell; null means all.',
  }),
});

/** The answer to what leaves nothing to tell. */
export const Done = { 204: Type.Null(), ...REFUSALS };

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

/** Serves the caller's name and grants, also where there are none. */
export async function meRoute(app: FastifyInstance): Promise<void> {
  app.get('/v1/me', { schema }, (request) => requireIdentity(request).actor);
}
