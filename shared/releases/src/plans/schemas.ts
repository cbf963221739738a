import Type from 'typebox';
import type { Static } from 'typebox';
import { Linked, VersionNumber } from '../environments/schemas.ts';
import { REFUSALS } from '../http/errors.ts';
import { Environment, IfMatch, Reason, RemoteName } from '../http/parameters.ts';
import { PLAN_ACTIONS } from './change-plan.ts';
import { DEFAULT_PLAN } from './steps.ts';

const tags = ['plans'];
const MAX_TEXT = 400;

const Step = Type.Object({
  percent: Type.Number(),
  bakeMinutes: Type.Integer(),
  minimum: Type.Integer({ description: 'Least loads of the candidate at this share.' }),
  approve: Type.Boolean({ description: 'Waits for a second person before it is taken.' }),
});

const NamedPlan = Type.Object({
  name: Type.String(),
  text: Type.String({ description: 'The steps as people write them.' }),
  steps: Type.Array(Step),
});

export const Plan = Type.Object({
  remote: Type.String(),
  version: Type.String(),
  startedBy: Type.String(),
  reason: Type.String(),
  steps: Type.Array(Step),
  step: Type.Integer({ description: 'The step in force, from 1 on.' }),
  since: Type.String({ format: 'date-time' }),
  seen: Type.Integer({ description: 'Loads of the candidate in this step.' }),
  state: Type.Enum(['baking', 'waiting', 'paused', 'held', 'due'], {
    description: '`waiting` lacks nothing but an approval; `held` is a freeze or a pin.',
  }),
  next: Type.Object({
    percent: Type.Number(),
    at: Type.String({ format: 'date-time', description: 'End of the bake time.' }),
    words: Type.String({ description: 'What happens next, when, and on which condition.' }),
    conditions: Type.Array(Type.Object({ words: Type.String(), isMet: Type.Boolean() })),
  }),
});
export type Plan = Static<typeof Plan>;

const OfRemote = Type.Object({ ...Environment.properties, remote: RemoteName });
const closed = { additionalProperties: false };

export const StartRequest = Type.Object(
  {
    version: VersionNumber,
    with: Linked,
    plan: Type.Optional(
      Type.String({
        maxLength: MAX_TEXT,
        description: `Name of a plan, or its steps: "0,1:4h:30,50:12h:2000:approve,100". "${DEFAULT_PLAN}" unless given.`,
      }),
    ),
    replace: Type.Optional(
      Type.Boolean({ description: 'Agrees that another candidate is taken from its visitors.' }),
    ),
    reason: Reason,
  },
  closed,
);

export const ChangeRequest = Type.Object(
  {
    action: Type.Enum([...PLAN_ACTIONS]),
    step: Type.Integer({ minimum: 1, description: 'The step in force that was looked at.' }),
    reason: Reason,
  },
  closed,
);

export const listNamedPlans = {
  operationId: 'listNamedPlans',
  tags,
  summary: 'Plans that have a name',
  response: { 200: Type.Array(NamedPlan), ...REFUSALS },
};

export const listPlans = {
  operationId: 'listPlans',
  tags,
  summary: 'Plans under way in an environment, with the next step of each',
  params: Environment,
  response: { 200: Type.Array(Plan), ...REFUSALS },
};

const MaybePlan = Type.Object({
  plan: Type.Union([Type.Null(), Plan], { description: 'Null once it is through.' }),
});

export const startPlan = {
  operationId: 'startPlan',
  tags,
  summary: 'Takes the first step of a plan; the registry takes those after it',
  params: OfRemote,
  headers: IfMatch,
  body: StartRequest,
  response: { 200: MaybePlan, ...REFUSALS },
};

export const changePlan = {
  operationId: 'changePlan',
  tags,
  summary:
    'Pauses a plan at its share, resumes it, skips the bake time of its step, or approves the next one',
  params: OfRemote,
  body: ChangeRequest,
  response: { 200: MaybePlan, ...REFUSALS },
};
