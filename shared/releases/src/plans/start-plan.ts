import { writeAudit } from '../audit/audit.ts';
import type { MoveContext, MoveOrder } from '../environments/make-move.ts';
import { makeMove } from '../environments/make-move.ts';
import type { Actor } from '../identity/roles.ts';
import type { LinkedCandidate } from '../rules/linked.ts';
import { stepsOf } from './steps.ts';

export interface PlanOrder {
  environment: string;
  remote: string;
  version: string;
  /** Versions of other remotes that move with it. */
  linked: readonly LinkedCandidate[];
  /** Name of a plan, or its steps. */
  plan: string;
  reason: string;
  /** Agrees that another candidate is taken from its visitors. */
  replace: boolean;
  /** The revision that it was decided at. */
  expectedRevision: number;
  permit: NonNullable<MoveOrder['permit']>;
}

/**
 * Takes the first step of a plan, in place of a plan that this remote has, and returns the revision; the registry takes the
 * steps after it.
 * @throws RegistryError for what is no plan, or when a rule refuses the step.
 */
export async function startPlan(context: MoveContext, actor: Actor, order: PlanOrder): Promise<number> {
  const { environment, remote, version, linked, plan, reason, replace, expectedRevision, permit } = order;
  const steps = stepsOf(plan);
  const percent = steps[0]?.percent ?? 0;
  const { revision } = await makeMove(context, {
    ...{ environment, actor: actor.name, expectedRevision, permit },
    request: {
      ...{ action: 'start', remote, version, percent, reason, replace },
      ...(linked.length > 0 && { with: [...linked] }),
    },
    alongside: async (transaction, { remotes }) => {
      const values = {
        ...{ version, salt: remotes[remote]?.salt ?? '', steps: JSON.stringify(steps), step: 0, reason },
        ...{ since: new Date(), seen_before: 0, marks: '{}', refusal: null },
        ...{ started_by: actor.name, starter: actor.person ?? null },
      };
      await transaction
        .insertInto('plan')
        .values({ environment, remote, ...values })
        .onConflict((conflict) => conflict.columns(['environment', 'remote']).doUpdateSet(values))
        .execute();
      await writeAudit(transaction, {
        ...{ actor: actor.name, action: 'start-plan', target: `${environment}/${remote}`, reason },
        after: { version, steps },
      });
    },
  });
  return revision;
}
