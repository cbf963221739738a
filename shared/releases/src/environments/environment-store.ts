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
 * @throws RegistryError for an unknown name.
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

/** Applies a planned freeze like a manual one. */
function withFreezeInForce(row: EnvironmentRow): EnvironmentRow {
  const now = new Date();
  return {
    ...row,
    frozen: row.frozen ?? freezeInForce(row.planned_freezes, now),
    planned_freezes: freezesAhead(row.planned_freezes, now),
  };
}

/**
 * Returns an environment, locked until the end of the transaction.
 * @throws RegistryError for an unknown name.
 */
export async function lockEnvironment(transaction: Transaction, name: string): Promise<EnvironmentRow> {
  await transaction.selectFrom('environment').select('name').where('name', '=', name).forUpdate().execute();
  return requireEnvironment(transaction, name);
}

interface Freeze {
  name: string;
  reason: string | null;
  actor: string;
  /** Also cancels freezes that have not started. */
  isWithPlanned?: boolean;
}

/** Freezes an environment with a reason, or unfreezes it with null, whether the freeze was planned or not. */
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
 * Plans a freeze, during which only rollbacks are possible.
 * @throws RegistryError if it ends before it starts, or in
 * the past.
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

/** Sets the checks that an environment requires of released versions. */
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
