import { makeMove } from '../environments/make-move.ts';
import type { MoveContext, RemoteMove } from '../environments/make-move.ts';
import type { Transaction } from '../database/schema.ts';
import { allows, grantsOf } from '../identity/rights.ts';
import { RegistryError, refused } from '../registry-error.ts';
import { nameOf } from './next-words.ts';
import { readPlans } from './read-plans.ts';
import type { PlanRow, RunningPlan } from './read-plans.ts';

const MAX_REASON = 500;

/**
 * Takes due steps of an environment's plans, one at a time. Called on each report of a shell, so that nothing advances
 * without reports. A refused step stays, with the refusal.
 */
export async function advancePlans(
  context: MoveContext,
  environment: string,
  now = new Date(),
): Promise<void> {
  for (const plan of await readPlans(context.database, environment, now)) {
    if (plan.next.state !== 'due') continue;
    try {
      await takeStep(context, plan);
      return;
    } catch (error) {
      if (!(error instanceof RegistryError)) throw error;
      // A concurrent move: retried at the next report of a shell.
      if (error.rule === 'revision-moved') return;
      await keepRefusal(context, plan.row, error.message);
    }
  }
}

async function takeStep(
  context: MoveContext,
  { row, revision, seen, next, facts }: RunningPlan,
): Promise<void> {
  const { environment, remote, version, started_by: starter } = row;
  const permit = await starterRights(context, row);
  permit(remote);
  const { step, percent } = next;
  const reason = reasonOf(row, next.step);
  const request: RemoteMove =
    percent === 100
      ? { action: 'promote', remote, version, reason }
      : { action: 'advance', remote, version, percent, reason };
  await makeMove(context, {
    ...{ environment, actor: `plan of ${starter}`, request, expectedRevision: revision },
    permit: (linked) => permit(linked.remote),
    alongside: async (transaction) => {
      await lockStep(transaction, row);
      await transaction
        .updateTable('plan')
        .set({ step, since: facts.now, seen_before: seen, marks: '{}', refusal: null })
        .where('environment', '=', environment)
        .where('remote', '=', remote)
        .execute();
    },
  });
}

/** Locks the step, as a concurrent pause must hold it. */
async function lockStep(transaction: Transaction, { environment, remote, step }: PlanRow): Promise<void> {
  const row = await transaction
    .selectFrom('plan')
    .select(['step', 'marks'])
    .where('environment', '=', environment)
    .where('remote', '=', remote)
    .forUpdate()
    .executeTakeFirst();
  if (row?.step !== step || row.marks.paused)
    throw refused('revision-moved', `The plan of ${remote} has changed.`);
}

/** Returns a check that the user who started a plan may still advance a remote. */
async function starterRights(
  { database }: MoveContext,
  { environment, starter, started_by: name }: PlanRow,
): Promise<(remote: string) => void> {
  const grants = starter === null ? null : await grantsOf(database, starter);
  return (remote) => {
    if (!grants || allows(grants, { to: 'move', environment, remote, action: 'advance' })) return;
    throw refused('plan-orphaned', `${nameOf(name)} may no longer advance ${remote} in ${environment}.`);
  };
}

function reasonOf({ steps, started_by: starter, reason, marks }: PlanRow, step: number): string {
  const words = [
    `Step ${step + 1} of ${steps.length} of the plan of ${nameOf(starter)}: ${reason}`,
    ...(marks.skipped ? [`Bake time skipped by ${nameOf(marks.skipped.by)}: ${marks.skipped.why}`] : []),
    ...(marks.approved ? [`Approved by ${nameOf(marks.approved.by)}: ${marks.approved.why}`] : []),
  ];
  return words.join(' – ').slice(0, MAX_REASON);
}

async function keepRefusal(
  { database }: MoveContext,
  { environment, remote, step, refusal }: PlanRow,
  message: string,
): Promise<void> {
  if (refusal === message) return;
  await database
    .updateTable('plan')
    .set({ refusal: message })
    .where('environment', '=', environment)
    .where('remote', '=', remote)
    .where('step', '=', step)
    .execute();
}
