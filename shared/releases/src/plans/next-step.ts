import { HALT_AT } from '../health/metrics.ts';
import type { PlanStep } from './steps.ts';

const MINUTE_MILLISECONDS = 60_000;

/** A user's decision on a step. */
export interface Mark {
  by: string;
  why: string;
}

/** Decisions on the current step, reset with the next one. */
export interface Marks {
  paused?: Mark;
  /** Overrides bake time, minimum loads and rehearsal. */
  skipped?: Mark;
  approved?: Mark;
}

/** State of a running plan. */
export interface PlanState {
  steps: readonly PlanStep[];
  step: number;
  since: Date;
  marks: Marks;
}

/** Current state of the rollout that a plan moves. */
export interface PlanFacts {
  now: Date;
  /** Loads of the candidate since the step was taken. */
  seen: number;
  /** Evidence that the candidate is worse; null without visitors. */
  evidence: number | null;
  /** Visitors of one version are missing, so that counts are unreliable. */
  isUnequal: boolean;
  rehearsal: 'passed' | 'neutral' | 'running' | 'failed' | 'missing';
  /** Reason of a freeze, or of a pin of the remote. */
  held: string | null;
}

/** Condition of the next step. */
export type Condition = { isMet: boolean } & (
  | { of: 'bake'; millisecondsLeft: number }
  | { of: 'loads'; seen: number; minimum: number }
  | { of: 'rehearsal'; conclusion: PlanFacts['rehearsal'] }
  | { of: 'evidence'; evidence: number }
  | { of: 'share' }
  | { of: 'approval'; by: string | null }
);

export interface NextStep {
  /** `due` is taken immediately, `waiting` lacks only an approval. */
  state: 'baking' | 'waiting' | 'paused' | 'held' | 'due';
  step: number;
  percent: number;
  /** End of the bake time. */
  at: Date;
  conditions: Condition[];
}

/** Returns the next step of a plan and its conditions; null after the last. */
export function nextStep(plan: PlanState, facts: PlanFacts): NextStep | null {
  const current = plan.steps[plan.step];
  const next = plan.steps[plan.step + 1];
  if (!current || !next) return null;
  const at = new Date(plan.since.getTime() + current.bakeMinutes * MINUTE_MILLISECONDS);
  const { skipped, approved } = plan.marks;
  const conditions: Condition[] = [
    ...(skipped ? [] : seenEnough(current, at, facts)),
    ...(facts.evidence === null
      ? []
      : [{ of: 'evidence', evidence: facts.evidence, isMet: facts.evidence < HALT_AT } as const]),
    ...(facts.isUnequal ? [{ of: 'share', isMet: false } as const] : []),
    ...(next.approve
      ? [{ of: 'approval', by: approved?.by ?? null, isMet: approved !== undefined } as const]
      : []),
  ];
  const { percent } = next;
  return { state: stateOf(plan, facts, conditions), step: plan.step + 1, percent, at, conditions };
}

function seenEnough({ percent, minimum }: PlanStep, at: Date, facts: PlanFacts): Condition[] {
  const { now, seen, rehearsal } = facts;
  const millisecondsLeft = Math.max(0, at.getTime() - now.getTime());
  const isRehearsed = rehearsal === 'passed' || rehearsal === 'neutral';
  return [
    { of: 'bake', millisecondsLeft, isMet: millisecondsLeft === 0 },
    ...(percent === 0 ? [{ of: 'rehearsal', conclusion: rehearsal, isMet: isRehearsed } as const] : []),
    ...(percent > 0 && minimum > 0 ? [{ of: 'loads', seen, minimum, isMet: seen >= minimum } as const] : []),
  ];
}

function stateOf(
  { marks }: PlanState,
  { held }: PlanFacts,
  conditions: readonly Condition[],
): NextStep['state'] {
  if (marks.paused) return 'paused';
  if (held !== null) return 'held';
  if (conditions.some(({ of, isMet }) => of !== 'approval' && !isMet)) return 'baking';
  return conditions.every(({ isMet }) => isMet) ? 'due' : 'waiting';
}
