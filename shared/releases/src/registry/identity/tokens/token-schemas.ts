import Type from 'typebox';
import type { Static } from 'typebox';
import { DateTime, GrantSchema, Name, Reason } from '../schemas.ts';

export const MOST_DAYS = 90;
const USUAL_DAYS = 30;
const MOST_GRANTS = 20;

export const NewToken = Type.Object(
  {
    name: Name,
    grants: Type.Array(GrantSchema, { minItems: 1, maxItems: MOST_GRANTS, uniqueItems: true }),
    days: Type.Integer({ minimum: 1, maximum: MOST_DAYS, default: USUAL_DAYS }),
    reason: Reason,
  },
  { additionalProperties: false },
);
export type NewToken = Static<typeof NewToken>;

const shown = {
  id: Type.String({ format: 'uuid' }),
  name: Type.String(),
  /** As they were given: a token is worth no more than what its creator may do now. */
  grants: Type.Array(GrantSchema),
  createdBy: Type.String(),
  createdAt: DateTime,
  expiresAt: DateTime,
};

export const KeptToken = Type.Object({ ...shown, revokedAt: Type.Union([Type.Null(), DateTime]) });
export type KeptToken = Static<typeof KeptToken>;

/** The only answer that holds the token itself. */
export const CreatedToken = Type.Object({ ...shown, token: Type.String() });
export type CreatedToken = Static<typeof CreatedToken>;
