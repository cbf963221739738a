import type { Database } from '../database/schema.ts';
import { conditionWords, nextWords } from './next-words.ts';
import { readPlans } from './read-plans.ts';
import type { RunningPlan } from './read-plans.ts';
import type { Plan } from './schemas.ts';

/** Returns a plan for the API and the desk. */
export function describePlan({ row, facts, next }: RunningPlan): Plan {
  const { remote, version, reason, steps, step, since, marks, refusal, started_by: startedBy } = row;
  const { now, seen, held } = facts;
  const percent = steps[step]?.percent ?? 0;
  return {
    ...{ remote, version, startedBy, reason, steps, step: step + 1, seen, state: next.state },
    since: since.toISOString(),
    next: {
      percent: next.percent,
      at: next.at.toISOString(),
      words: nextWords(next, { now, percent, startedBy, paused: marks.paused, held, refusal }),
      conditions: next.conditions.map((each) => ({ words: conditionWords(each), isMet: each.isMet })),
    },
  };
}

/** Returns the current plan of a remote; null without one. */
export async function planOf(database: Database, environment: string, remote: string): Promise<Plan | null> {
  const plan = (await readPlans(database, environment)).find(({ row }) => row.remote === remote);
  return plan ? describePlan(plan) : null;
}
