import Type from 'typebox';
import { ReleaseDocumentSchema } from '@careers/contract';
import type { Static } from 'typebox';
import { REFUSALS } from '../http/errors.ts';
import { CheckName } from '../checks/schemas.ts';
import { Environment, IfMatch, Reason, RemoteName } from '../http/parameters.ts';
import { ShellReport } from '../shells/shells.ts';

/** Number of a version that is to be moved. */
export const VersionNumber = Type.String({
  pattern: '^\\d+\\.\\d+\\.\\d+(-[0-9A-Za-z.-]+)?$',
  maxLength: 80,
});
const version = VersionNumber;
const percent = Type.Number({ minimum: 0, maximum: 100 });
const common = { remote: RemoteName, reason: Reason };
const despiteFailures = Type.Optional(
  Type.Boolean({ description: 'Gives it to more visitors although it has failed: for managers.' }),
);
const despiteChecks = Type.Optional(
  Type.Boolean({
    description: 'Gives it to visitors without checks that the environment requires: for administrators.',
  }),
);
const replace = Type.Optional(
  Type.Boolean({ description: 'Agrees that another candidate is taken from its visitors.' }),
);
const closed = { additionalProperties: false };
const MAX_LINKED = 5;
export const Linked = Type.Optional(
  Type.Array(Type.Object({ remote: RemoteName, version }, closed), {
    maxItems: MAX_LINKED,
    description: 'Versions of other remotes that the same visitors get: from now on all move together.',
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
    lower: Type.Optional(Type.Boolean({ description: 'Agrees that some visitors lose the version.' })),
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
    description: 'The environment that must have had a version before it is for everybody here.',
  }),
  frozen: Type.Union([Type.String(), Type.Null()], { description: 'Why nothing may move.' }),
  requiredChecks: Type.Array(Type.String(), {
    description: 'Checks without which a version is given to nobody here.',
  }),
  plannedFreezes: Type.Array(
    Type.Object({ from: Type.String(), until: Type.String(), reason: Type.String(), by: Type.String() }),
    { description: 'Freezes that begin and end by themselves, the first first.' },
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
      Type.String({ format: 'date-time', description: 'Begin of a planned freeze; now unless given.' }),
    ),
    until: Type.Optional(Type.String({ format: 'date-time', description: 'End of a planned freeze.' })),
  },
  { additionalProperties: false },
);
const UnfreezeQuery = Type.Object({
  planned: Type.Optional(Type.Boolean({ description: 'Takes back freezes that have not begun, too.' })),
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
  summary: 'Lets nothing move but back, for a reason: at once, or from a begin to an end',
  params: Environment,
  body: FreezeRequest,
  response: { 200: EnvironmentBody, ...REFUSALS },
};

export const unfreeze = {
  operationId: 'unfreeze',
  tags,
  summary: 'Lets things move again',
  params: Environment,
  querystring: UnfreezeQuery,
  response: { 200: EnvironmentBody, ...REFUSALS },
};

export const requireChecks = {
  operationId: 'requireChecks',
  tags,
  summary: 'Says without which checks a version is given to nobody here, in place of those before',
  params: Environment,
  body: RequiredChecks,
  response: { 200: EnvironmentBody, ...REFUSALS },
};
