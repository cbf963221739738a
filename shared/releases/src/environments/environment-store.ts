import { isDeepStrictEqual } from 'node:util';
import type { Selectable } from 'kysely';
import { writeAudit } from '../audit/audit.ts';
import type { Database, Tables, Transaction } from '../database/schema.ts';
import { refused } from '../registry-error.ts';
import { freezeInForce, freezesAhead, freezesNotBegun, withFreeze } from './planned-freezes.ts';
import type { PlannedFreeze } from './planned-freezes.ts';

export type EnvironmentRow = Selectable<Tables['environment']>;

/**
 * Returns an environment.
 * @throws RegistryError when there is none of that name.
 */
export async function requireEnvironment(database: Database, name: string): Promise<EnvironmentRow> {
  const row = await database
    .selectFrom('environment')
    .selectAll()
    .where('name', '=', name)
    .executeTakeFirst();
  if (row) return withFreezeInForce(row);
  throw refused('unknown-environment', `There is no environment ${name}.`);
}

/** Returns the environments in the order of promotion. */
export async function listEnvironments(database: Database): Promise<EnvironmentRow[]> {
  const rows = await database.selectFrom('environment').selectAll().orderBy('rank').execute();
  return rows.map(withFreezeInForce);
}

/** A planned freeze holds an environment as one that somebody has set. */
function withFreezeInForce(row: EnvironmentRow): EnvironmentRow {
  const now = new Date();
  return {
    ...row,
    frozen: row.frozen ?? freezeInForce(row.planned_freezes, now),
    planned_freezes: freezesAhead(row.planned_freezes, now),
  };
}

/**
 * Returns an environment that nobody else moves until the transaction ends.
 * @throws RegistryError when there is none of that name.
 */
export async function lockEnvironment(transaction: Transaction, name: string): Promise<EnvironmentRow> {
  await transaction.selectFrom('environment').select('name').where('name', '=', name).forUpdate().execute();
  return requireEnvironment(transaction, name);
}

interface Freeze {
  name: string;
  reason: string | null;
  actor: string;
  /** Given, it also takes back freezes that have not begun. */
  isWithPlanned?: boolean;
}

/**
 * Lets nothing move in an environment, for a reason, or lets things move again with null, whether the freeze was planned or
 * not.
 */
export async function freeze(
  database: Database,
  { name, reason, actor, isWithPlanned = false }: Freeze,
): Promise<EnvironmentRow> {
  return database.transaction().execute(async (transaction) => {
    const environment = await lockEnvironment(transaction, name);
    if (environment.frozen === reason && !isWithPlanned) return environment;
    const planned =
      reason === null
        ? freezesNotBegun(environment.planned_freezes, new Date())
        : environment.planned_freezes;
    const freezes = isWithPlanned ? [] : planned;
    await transaction
      .updateTable('environment')
      .set({ frozen: reason, planned_freezes: JSON.stringify(freezes) })
      .where('name', '=', name)
      .execute();
    await writeAudit(transaction, {
      actor,
      action: reason === null ? 'unfreeze' : 'freeze',
      target: name,
      before: { frozen: environment.frozen },
      after: { frozen: reason },
      reason,
    });
    return { ...environment, frozen: reason, planned_freezes: freezes };
  });
}

/**
 * Plans a freeze: nothing moves but back from its begin to its end.
 * @throws RegistryError where it ends before it begins, or has ended.
 */
export async function planFreeze(
  database: Database,
  name: string,
  planned: PlannedFreeze,
): Promise<EnvironmentRow> {
  return database.transaction().execute(async (transaction) => {
    const { planned_freezes: before } = await lockEnvironment(transaction, name);
    const freezes = withFreeze(before, planned, new Date());
    await transaction
      .updateTable('environment')
      .set({ planned_freezes: JSON.stringify(freezes) })
      .where('name', '=', name)
      .execute();
    const { from, until, reason, by: actor } = planned;
    await writeAudit(transaction, {
      actor,
      action: 'plan-freeze',
      target: name,
      after: { from, until },
      reason,
    });
    return requireEnvironment(transaction, name);
  });
}

/** Sets the checks without which a version is given to nobody in an environment. */
export async function requireChecks(
  database: Database,
  { name, checks, reason, actor }: { name: string; checks: string[]; reason: string; actor: string },
): Promise<EnvironmentRow> {
  return database.transaction().execute(async (transaction) => {
    const environment = await lockEnvironment(transaction, name);
    const before = environment.required_checks;
    if (isDeepStrictEqual(before, checks)) return environment;
    await transaction
      .updateTable('environment')
      .set({ required_checks: checks })
      .where('name', '=', name)
      .execute();
    await writeAudit(transaction, {
      actor,
      action: 'require-checks',
      target: name,
      before: { requiredChecks: before },
      after: { requiredChecks: checks },
      reason,
    });
    return { ...environment, required_checks: checks };
  });
}
