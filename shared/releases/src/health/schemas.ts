import Type from 'typebox';
import type { Static } from 'typebox';
import { REFUSALS } from '../http/errors.ts';
import { Environment } from '../http/parameters.ts';

const Arm = Type.Object({ units: Type.Integer(), events: Type.Integer() });

/** Evidence of the current rollout: its candidate compared to the released version. */
export const RolloutHealth = Type.Object({
  remote: Type.String(),
  candidate: Type.String(),
  released: Type.String(),
  percent: Type.Number(),
  evidence: Type.Number({
    description: 'E-value that the candidate is worse: 1 is neutral, `haltAt` halts the rollout.',
  }),
  haltAt: Type.Number(),
  enough: Type.Integer({
    description: 'Minimum of the candidate’s pages or visits.',
  }),
  share: Type.Object(
    {
      ...{ candidate: Type.Integer(), released: Type.Integer(), evidence: Type.Number() },
      isUnequal: Type.Boolean({
        description: 'Visitors of one version are missing: its counts are unreliable.',
      }),
    },
    { description: 'Distinct cohorts of both versions at this percentage, over all shell processes.' },
  ),
  metrics: Type.Array(
    Type.Object({
      metric: Type.String(),
      candidate: Arm,
      released: Arm,
      evidence: Type.Number(),
      isEnough: Type.Boolean({ description: 'False without enough traffic to call the candidate good.' }),
    }),
  ),
});
export type RolloutHealth = Static<typeof RolloutHealth>;

export const getHealth = {
  operationId: 'getHealth',
  tags: ['health'],
  summary: 'Health of the rollouts of an environment: candidates compared to released versions',
  params: Environment,
  response: { 200: Type.Array(RolloutHealth), ...REFUSALS },
};
