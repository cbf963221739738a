import Type from 'typebox';
import type { Static } from 'typebox';
import { Linked, VersionNumber } from '../environments/schemas.ts';
import { REFUSALS } from '../http/errors.ts';
import { Environment, IfMatch, Reason, RemoteName } from '../http/parameters.ts';
import { PLAN_ACTIONS } from './change-plan.ts';
import { DEFAULT_PLAN, PlanStep } from './steps.ts';

const tags = ['plans'];
const MAX_TEXT = 400;

const NamedPlan = Type.Object({
  name: Type.String(),
  text: Type.String({ description: 'The steps in text notation.' }),
  steps: Type.Array(PlanStep),
});

export const Plan = Type.Object({
  remote: Type.String(),
  version: Type.String(),
  startedBy: Type.String(),
  reason: Type.String(),
  steps: Type.Array(PlanStep),
  step: Type.Integer({ description: 'Current step, from 1.' }),
  since: Type.String({ format: 'date-time' }),
  seen: Type.Integer({ description: 'Loads of the candidate in this step.' }),
  state: Type.Enum(['baking', 'waiting', 'paused', 'held', 'due'], {
    description: '`waiting` lacks only an approval; `held`: a freeze or a pin.',
  }),
  next: Type.Object({
    percent: Type.Number(),
    at: Type.String({ format: 'date-time', description: 'End of the bake time.' }),
    words: Type.String({ description: 'Description of the next step, its time and conditions.' }),
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
        description: `Name of a plan, or its steps: "0,1:4h:30,50:12h:2000:approve,100". "${DEFAULT_PLAN}" by default.`,
      }),
    ),
    replace: Type.Optional(Type.Boolean({ description: 'Consents to replacing another candidate.' })),
    reason: Reason,
  },
  closed,
);

export const ChangeRequest = Type.Object(
  {
    action: Type.Enum([...PLAN_ACTIONS]),
    step: Type.Integer({ minimum: 1, description: 'Current step on which the request is based.' }),
    reason: Reason,
  },
  closed,
);

export const listNamedPlans = {
  operationId: 'listNamedPlans',
  tags,
  summary: 'Named plans',
  response: { 200: Type.Array(NamedPlan), ...REFUSALS },
};

export const listPlans = {
  operationId: 'listPlans',
  tags,
  summary: 'Running plans of an environment, with the next step of each',
  params: Environment,
  response: { 200: Type.Array(Plan), ...REFUSALS },
};

const MaybePlan = Type.Object({
  plan: Type.Union([Type.Null(), Plan], { description: 'Null once it has ended.' }),
});

export const startPlan = {
  operationId: 'startPlan',
  tags,
  summary: 'Starts a plan with its first step; the registry takes the others',
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
