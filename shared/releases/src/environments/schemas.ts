import Type from 'typebox';
import { ReleaseDocumentSchema } from '@careers/contract';
import type { Static } from 'typebox';
import { REFUSALS } from '../http/errors.ts';
import { CheckName } from '../checks/schemas.ts';
import { Environment, IfMatch, Reason, RemoteName } from '../http/parameters.ts';
import { ShellReport } from '../shells/shells.ts';

/** Number of the version to move. */
export const VersionNumber = Type.String({
  pattern: '^\\d+\\.\\d+\\.\\d+(-[0-9A-Za-z.-]+)?$',
  maxLength: 80,
});
const version = VersionNumber;
const percent = Type.Number({ minimum: 0, maximum: 100 });
const common = { remote: RemoteName, reason: Reason };
const despiteFailures = Type.Optional(
  Type.Boolean({ description: 'Gives it to more visitors despite failures; for managers.' }),
);
const despiteChecks = Type.Optional(
  Type.Boolean({
    description: 'Releases it without checks that the environment requires; for administrators.',
  }),
);
const replace = Type.Optional(Type.Boolean({ description: 'Consents to replacing another candidate.' }));
const closed = { additionalProperties: false };
const MAX_LINKED = 5;
export const Linked = Type.Optional(
  Type.Array(Type.Object({ remote: RemoteName, version }, closed), {
    maxItems: MAX_LINKED,
    description: 'Linked versions of other remotes, for the same visitors: they move together from now on.',
  }),
);

const Start = Type.Object(
  {
    action: Type.Literal('start'),
    ...common,
    version,
    percent,
    with: Linked,
    replace,
    despiteFailures,
    despiteChecks,
    lower: Type.Optional(
      Type.Boolean({ description: 'Consents to withdrawing the version from some visitors.' }),
    ),
  },
  closed,
);
const Advance = Type.Object(
  {
    action: Type.Literal('advance'),
    ...common,
    version: Type.Optional(version),
    percent,
    despiteFailures,
    despiteChecks,
  },
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
const Promote = Type.Object(
  { action: Type.Literal('promote'), ...common, version, replace, despiteFailures, despiteChecks },
  closed,
);
const Rollback = Type.Object(
  { action: Type.Literal('rollback'), ...common, version: Type.Optional(version) },
  closed,
);
const Pin = Type.Object({ action: Type.Literal('pin'), ...common }, closed);
const Unpin = Type.Object({ action: Type.Literal('unpin'), ...common }, closed);
const Restore = Type.Object(
  { action: Type.Literal('restore'), revision: Type.Integer({ minimum: 0 }), reason: Reason, despiteChecks },
  closed,
);

const ACTIONS = [Start, Advance, Pause, Halt, Promote, Rollback, Pin, Unpin, Restore];

export type MoveRequest = Static<(typeof ACTIONS)[number]>;

/** Validates only the form that `action` names. */
export const MoveRequestSchema = Type.Unsafe<MoveRequest>({
  type: 'object',
  discriminator: { propertyName: 'action' },
  required: ['action'],
  oneOf: ACTIONS,
});

const tags = ['environments'];

const EnvironmentBody = Type.Object({
  name: Type.String(),
  rank: Type.Integer({ description: 'Order of promotion.' }),
  requires: Type.Union([Type.String(), Type.Null()], {
    description: 'Environment that must have served a version before it is promoted here.',
  }),
  frozen: Type.Union([Type.String(), Type.Null()], { description: 'Reason of the freeze.' }),
  requiredChecks: Type.Array(Type.String(), {
    description: 'Checks required of released versions.',
  }),
  plannedFreezes: Type.Array(
    Type.Object({ from: Type.String(), until: Type.String(), reason: Type.String(), by: Type.String() }),
    { description: 'Scheduled freezes, in order of start.' },
  ),
  revision: Type.Integer(),
});
const WholeEnvironment = Type.Object({
  ...EnvironmentBody.properties,
  document: ReleaseDocumentSchema,
  shells: Type.Array(ShellReport),
});
export const FreezeRequest = Type.Object(
  {
    reason: Reason,
    from: Type.Optional(
      Type.String({ format: 'date-time', description: 'Start of a planned freeze; now by default.' }),
    ),
    until: Type.Optional(Type.String({ format: 'date-time', description: 'End of a planned freeze.' })),
  },
  { additionalProperties: false },
);
const UnfreezeQuery = Type.Object({
  planned: Type.Optional(Type.Boolean({ description: 'Also cancels freezes that have not started.' })),
});

const MAX_REQUIRED = 20;
const RequiredChecks = Type.Object(
  { checks: Type.Array(CheckName, { maxItems: MAX_REQUIRED, uniqueItems: true }), reason: Reason },
  { additionalProperties: false },
);

export const listEnvironments = {
  operationId: 'listEnvironments',
  tags,
  summary: 'Environments in the order of promotion',
  response: { 200: Type.Array(EnvironmentBody), ...REFUSALS },
};

export const getEnvironment = {
  operationId: 'getEnvironment',
  tags,
  summary: 'An environment with its document and its shells',
  params: Environment,
  response: { 200: WholeEnvironment, ...REFUSALS },
};

export const move = {
  operationId: 'move',
  tags,
  summary: 'Moves a remote, or restores an earlier revision',
  params: Environment,
  headers: IfMatch,
  body: MoveRequestSchema,
  response: { 200: Type.Object({ revision: Type.Integer(), document: ReleaseDocumentSchema }), ...REFUSALS },
};

export const freeze = {
  operationId: 'freeze',
  tags,
  summary: 'Freezes an environment with a reason, now or for a period; rollbacks stay possible',
  params: Environment,
  body: FreezeRequest,
  response: { 200: EnvironmentBody, ...REFUSALS },
};

export const unfreeze = {
  operationId: 'unfreeze',
  tags,
  summary: 'Unfreezes an environment',
  params: Environment,
  querystring: UnfreezeQuery,
  response: { 200: EnvironmentBody, ...REFUSALS },
};

export const requireChecks = {
  operationId: 'requireChecks',
  tags,
  summary: 'Replaces the checks that the environment requires of released versions',
  params: Environment,
  body: RequiredChecks,
  response: { 200: EnvironmentBody, ...REFUSALS },
};
