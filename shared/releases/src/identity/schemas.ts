import Type from 'typebox';
import type { Static } from 'typebox';
import { REFUSALS } from '../http/errors.ts';
import { GrantSchema } from './roles.ts';

export const Name = Type.String({ minLength: 1, maxLength: 100, pattern: '^[\\w.-][\\w. -]*$' });
export const Reason = Type.Optional(Type.String({ maxLength: 500 }));
export const DateTime = Type.Unsafe<Date>(Type.String({ format: 'date-time' }));
export const Id = Type.Object({ id: Type.String({ format: 'uuid' }) });
export type Id = Static<typeof Id>;

/** Responses of requests that return no content. */
export const Done = { 204: Type.Null(), ...REFUSALS };

const Me = Type.Object({
  name: Type.String(),
  kind: Type.Enum(['person', 'token', 'workload', 'local']),
  grants: Type.Array(GrantSchema),
  expiresAt: Type.Union([Type.Null(), DateTime], { description: 'Expiry of a token; null otherwise.' }),
});

export const whoAmI = {
  operationId: 'whoAmI',
  tags: ['people'],
  summary: 'Describes the caller and their rights',
  response: { 200: Me, ...REFUSALS },
};
