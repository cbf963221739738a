import Type from 'typebox';
import type { Static } from 'typebox';
import { refused } from '../registry-error.ts';

/** A share of visitors, with the conditions of the next step. */
export const PlanStep = Type.Object({
  percent: Type.Number(),
  /** Minimum time at this share. */
  bakeMinutes: Type.Integer(),
  minimum: Type.Integer({ description: 'Minimum loads of the candidate at this share.' }),
  approve: Type.Boolean({ description: 'True if a second user must approve the step.' }),
});
export type PlanStep = Static<typeof PlanStep>;

/** Default plan. */
export const DEFAULT_PLAN = 'careful';

/** Named plans, in text notation. */
export const NAMED_PLANS: Readonly<Record<string, string>> = {
  [DEFAULT_PLAN]: '0,1:4h:30,5:8h:400,20:12h:1000,50:12h:2000:approve,100',
};

const DEFAULT_BAKE_MINUTES = 60;
const DEFAULT_MINIMUM = 30;
const MAX_STEPS = 12;
const MAX_BAKE_MINUTES = 30 * 24 * 60;
const MAX_MINIMUM = 10_000_000;
const MINUTES = { m: 1, h: 60, d: 24 * 60 };

const PERCENT = /^\d{1,3}(?:\.\d{1,2})?$/;
const DURATION = /^(\d{1,5})([mhd])$/;
const LOADS = /^\d{1,8}$/;

/**
 * Parses a plan: a name, or `0,1:4h:30,50:12h:2000:approve,100`, each step a share in %, then in any order its bake
 * time, its minimum loads, and `approve` if a second user must approve it.
 * @throws RegistryError for an invalid plan.
 */
export function stepsOf(text: string): PlanStep[] {
  const named = Object.hasOwn(NAMED_PLANS, text) ? NAMED_PLANS[text] : undefined;
  const steps = (named ?? text).split(',').map((each) => stepOf(each.trim()));
  const [first] = steps;
  if (steps.length < 2 || steps.length > MAX_STEPS) throw invalid(`It has 2 to ${MAX_STEPS} steps.`);
  if (first?.approve) throw invalid('Its first step is taken at once, so nobody can approve it.');
  if (steps.some(({ percent }, index) => index > 0 && percent <= (steps[index - 1]?.percent ?? 0)))
    throw invalid('Each step gives more than the one before.');
  if (steps.at(-1)?.percent !== 100) throw invalid('Its last step is 100.');
  return steps;
}

function stepOf(text: string): PlanStep {
  const [share = '', ...parts] = text.split(':');
  const percent = Number(share);
  if (!PERCENT.test(share) || percent > 100) throw invalid(`"${text}" does not begin with a share in %.`);
  const isUnseen = percent === 0 || percent === 100;
  const step: PlanStep = {
    percent,
    bakeMinutes: isUnseen ? 0 : DEFAULT_BAKE_MINUTES,
    minimum: isUnseen ? 0 : DEFAULT_MINIMUM,
    approve: false,
  };
  for (const part of parts) {
    const [, count, unit] = DURATION.exec(part) ?? [];
    if (part === 'approve') step.approve = true;
    else if (unit !== undefined) step.bakeMinutes = Number(count) * MINUTES[unit as keyof typeof MINUTES];
    else if (LOADS.test(part)) step.minimum = Number(part);
    else throw invalid(`"${part}" is neither a time (30m, 4h, 2d) nor a number of loads nor "approve".`);
  }
  if (step.bakeMinutes > MAX_BAKE_MINUTES) throw invalid('A bake time is 30 days at most.');
  if (step.minimum > MAX_MINIMUM) throw invalid(`${step.minimum} loads are more than any step can wait for.`);
  if (percent === 0 && step.minimum > 0) throw invalid('Nobody loads a version that is given to 0 %.');
  return step;
}

function invalid(why: string) {
  return refused('plan-invalid', `This is not a plan. ${why}`);
}
