import { isDeepStrictEqual } from 'node:util';
import type { Selectable } from 'kysely';
import { writeAudit } from '../audit/audit.ts';
import type { Database, Tables, Transaction } from '../database/schema.ts';
import { refused } from '../registry-error.ts';

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
  if (row) return row;
  throw refused('unknown-environment', `There is no environment ${name}.`);
}

/**
 * Returns an environment that nobody else moves until the transaction ends.
 * @throws RegistryError when there is none of that name.
 */
export async function lockEnvironment(transaction: Transaction, name: string): Promise<EnvironmentRow> {
  await transaction.selectFrom('environment').select('name').where('name', '=', name).forUpdate().execute();
  return requireEnvironment(transaction, name);
}

/** Lets nothing move in an environment, for a reason, or lets things move again with null. */
export async function freeze(
  database: Database,
  { name, reason, actor }: { name: string; reason: string | null; actor: string },
): Promise<EnvironmentRow> {
  return database.transaction().execute(async (transaction) => {
    const environment = await lockEnvironment(transaction, name);
    if (environment.frozen === reason) return environment;
    await transaction.updateTable('environment').set({ frozen: reason }).where('name', '=', name).execute();
    await writeAudit(transaction, {
      actor,
      action: reason === null ? 'unfreeze' : 'freeze',
      target: name,
      before: { frozen: environment.frozen },
      after: { frozen: reason },
      reason,
    });
    return { ...environment, frozen: reason };
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
