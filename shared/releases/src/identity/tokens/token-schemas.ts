import Type from 'typebox';
import type { Static } from 'typebox';
import { REFUSALS } from '../../http/errors.ts';
import { GrantSchema } from '../roles.ts';
import { DateTime, Done, Id, Name, Reason } from '../schemas.ts';

const MAX_DAYS = 90;
export const USUAL_DAYS = 30;
const MAX_GRANTS = 20;

export const NewToken = Type.Object(
  {
    name: Name,
    grants: Type.Array(GrantSchema, { minItems: 1, maxItems: MAX_GRANTS, uniqueItems: true }),
    days: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_DAYS, default: USUAL_DAYS })),
    reason: Reason,
  },
  { additionalProperties: false },
);
export type NewToken = Static<typeof NewToken>;

const shown = {
  id: Type.String({ format: 'uuid' }),
  name: Type.String(),
  grants: Type.Array(GrantSchema, {
    description: 'Grants at creation; a token never exceeds its creator’s current rights.',
  }),
  createdBy: Type.String(),
  createdAt: DateTime,
  expiresAt: DateTime,
};

export const KeptToken = Type.Object({
  ...shown,
  revokedAt: Type.Union([Type.Null(), DateTime]),
  usedAt: Type.Union([Type.Null(), DateTime], { description: 'Last use, to the hour.' }),
});
export type KeptToken = Static<typeof KeptToken>;

/** The only response with the token itself. */
export const CreatedToken = Type.Object({ ...shown, token: Type.String() });
export type CreatedToken = Static<typeof CreatedToken>;

const tags = ['tokens'];

export const listTokens = {
  operationId: 'listTokens',
  tags,
  summary: 'Lists your tokens; all tokens for an administrator',
  response: { 200: Type.Array(KeptToken), ...REFUSALS },
};

export const createToken = {
  operationId: 'createToken',
  tags,
  summary: 'Creates a token for a program, shown once',
  body: NewToken,
  response: { 201: CreatedToken, ...REFUSALS },
};

export const revokeToken = {
  operationId: 'revokeToken',
  tags,
  summary: 'Revokes a token immediately',
  params: Id,
  response: Done,
};
