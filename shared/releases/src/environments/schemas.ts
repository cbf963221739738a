import Type from 'typebox';
import { ReleaseDocumentSchema } from '@careers/contract';
import { REFUSALS } from '../http/errors.ts';
import { Environment, Reason } from '../http/parameters.ts';
import { ShellReport } from '../shells/shell-reports.ts';
import { MoveRequestSchema } from './move-request.ts';

const tags = ['environments'];

const EnvironmentBody = Type.Object({
  name: Type.String(),
  rank: Type.Integer({ description: 'Order of promotion.' }),
  requires: Type.Union([Type.String(), Type.Null()], {
    description: 'The environment that must have had a version before it is for everybody here.',
  }),
  frozen: Type.Union([Type.String(), Type.Null()], { description: 'Why nothing may move.' }),
  revision: Type.Integer(),
});
const WholeEnvironment = Type.Object({
  ...EnvironmentBody.properties,
  document: ReleaseDocumentSchema,
  shells: Type.Array(ShellReport),
});
const IfMatch = Type.Object({
  'if-match': Type.Optional(
    Type.String({ description: 'The revision that was looked at: "812". Required: 428 without it.' }),
  ),
});
export const FreezeRequest = Type.Object({ reason: Reason }, { additionalProperties: false });

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
  summary: 'Lets nothing move, for a reason; candidates can still be halted and paused',
  params: Environment,
  body: FreezeRequest,
  response: { 200: EnvironmentBody, ...REFUSALS },
};

export const unfreeze = {
  operationId: 'unfreeze',
  tags,
  summary: 'Lets things move again',
  params: Environment,
  response: { 200: EnvironmentBody, ...REFUSALS },
};
