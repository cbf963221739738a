import Type from 'typebox';
import type { Static } from 'typebox';
import { Reason } from '../http/parameters.ts';

const remote = Type.String({ pattern: '^[a-z][a-z0-9-]{0,60}$' });
const version = Type.String({ pattern: '^\\d+\\.\\d+\\.\\d+(-[0-9A-Za-z.-]+)?$', maxLength: 80 });
const percent = Type.Number({ minimum: 0, maximum: 100 });
const common = { remote, reason: Reason };
const closed = { additionalProperties: false };

const Start = Type.Object({ action: Type.Literal('start'), ...common, version, percent }, closed);
const Advance = Type.Object(
  { action: Type.Literal('advance'), ...common, version: Type.Optional(version), percent },
  closed,
);
const Pause = Type.Object(
  { action: Type.Literal('pause'), ...common, version: Type.Optional(version) },
  closed,
);
const Halt = Type.Object(
  { action: Type.Literal('halt'), ...common, version: Type.Optional(version) },
  closed,
);
const Promote = Type.Object({ action: Type.Literal('promote'), ...common, version }, closed);
const Rollback = Type.Object(
  { action: Type.Literal('rollback'), ...common, version: Type.Optional(version) },
  closed,
);
const Pin = Type.Object({ action: Type.Literal('pin'), ...common }, closed);
const Unpin = Type.Object({ action: Type.Literal('unpin'), ...common }, closed);
const Restore = Type.Object(
  { action: Type.Literal('restore'), revision: Type.Integer({ minimum: 0 }), reason: Reason },
  closed,
);

const ACTIONS = [Start, Advance, Pause, Halt, Promote, Rollback, Pin, Unpin, Restore];

export type MoveRequest = Static<(typeof ACTIONS)[number]>;

/** Of several forms the one that `action` names is meant: only what is wrong in that one is told. */
export const MoveRequestSchema = Type.Unsafe<MoveRequest>({
  type: 'object',
  discriminator: { propertyName: 'action' },
  required: ['action'],
  oneOf: ACTIONS,
});
