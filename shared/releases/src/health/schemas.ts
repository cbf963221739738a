import Type from 'typebox';
import { REFUSALS } from '../http/errors.ts';
import { Environment } from '../http/parameters.ts';

const Arm = Type.Object({ units: Type.Integer(), events: Type.Integer() });

const RolloutHealth = Type.Object({
  remote: Type.String(),
  candidate: Type.String(),
  released: Type.String(),
  percent: Type.Number(),
  evidence: Type.Number({
    description: 'That the candidate is worse: 1 says nothing, `haltAt` halts the rollout.',
  }),
  haltAt: Type.Number(),
  enough: Type.Integer({
    description: 'Pages or visits of the candidate below which it is not enough seen.',
  }),
  share: Type.Object(
    {
      ...{ candidate: Type.Integer(), released: Type.Integer(), evidence: Type.Number() },
      isUnequal: Type.Boolean({
        description: 'Visitors of one version are missing: its counts are not to be believed.',
      }),
    },
    { description: 'Distinct cohorts of both versions at this percentage, over all processes of shells.' },
  ),
  metrics: Type.Array(
    Type.Object({
      metric: Type.String(),
      candidate: Arm,
      released: Arm,
      evidence: Type.Number(),
      isEnough: Type.Boolean({ description: 'False where too little was seen to call the candidate good.' }),
    }),
  ),
});

export const getHealth = {
  operationId: 'getHealth',
  tags: ['health'],
  summary: 'Health of the rollouts of an environment: their candidates beside the released versions',
  params: Environment,
  response: { 200: Type.Array(RolloutHealth), ...REFUSALS },
};
