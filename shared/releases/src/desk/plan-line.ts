import type { FastifyRequest } from 'fastify';
import type { PlanAction, PlanLine } from '@careers/desk/views';
import { describePlan } from '../plans/describe-plan.ts';
import { stepWords } from '../plans/next-words.ts';
import type { RunningPlan } from '../plans/read-plans.ts';
import { requireIdentity } from '../identity/authenticate.ts';
import { may } from './rights.ts';

/** Returns a plan with the actions that the user may take. */
export function planLine(request: FastifyRequest, plan: RunningPlan): PlanLine {
  const { step, steps, since, startedBy, reason, state, next } = describePlan(plan);
  return {
    ...{ state, step, since, startedBy, reason, next },
    steps: steps.map((each) => ({
      percent: each.percent,
      approve: each.approve,
      words: stepWords(each),
    })),
    may: changesOf(request, plan),
  };
}

function changesOf(request: FastifyRequest, { row, next: { state } }: RunningPlan): PlanAction[] {
  const { environment, remote } = row;
  const { person } = requireIdentity(request).actor;
  const isAllowed = (action: string) => may(request, { to: 'move', environment, remote, action });
  const mayAdvance = isAllowed('advance');
  const isSecond = person !== undefined && row.starter !== person;
  return [
    ...(mayAdvance && isSecond && state === 'waiting' ? (['approve'] as const) : []),
    ...(isAllowed('pause') && state !== 'paused' ? (['pause'] as const) : []),
    ...(mayAdvance && state === 'paused' ? (['resume'] as const) : []),
    ...(mayAdvance && state === 'baking' && !row.marks.skipped ? (['skip'] as const) : []),
  ];
}
