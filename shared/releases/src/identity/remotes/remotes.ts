import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { rcompare } from 'semver';
import { writeAudit } from '../../audit/audit.ts';
import type { Database } from '../../database/schema.ts';
import { oneLine } from '../../http/parameters.ts';
import type { Actor } from '../roles.ts';
import { refused } from '../../registry-error.ts';
import { overlaps } from '../../rules/patterns.ts';

/** Advisory lock for assigning paths: the second of two concurrent requests for one path is refused. */
const LOCK = 7_202;

export interface Owned {
  name: string;
  team: string;
  mount: string[];
  widgets: string[];
}

export interface Budgets {
  areaKilobytes: number;
  widgetKilobytes: number;
}

const BUDGETS = ['area_kilobytes as areaKilobytes', 'widget_kilobytes as widgetKilobytes'] as const;

/**
 * Sets the team, paths and widgets of a remote.
 * @throws RegistryError 409 for any that another remote owns.
 */
export async function putRemote(
  database: Database,
  actor: Actor,
  remote: Owned,
  reason: string | undefined,
): Promise<Owned> {
  return database.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(transaction);
    const remotes = await transaction
      .selectFrom('remote')
      .select(['name', 'team', 'mount', 'widgets'])
      .execute();
    refuseOwned(remote, remotes);
    const { name, ...owned } = remote;
    const { name: _name, ...before } = remotes.find((other) => other.name === name) ?? {};
    await transaction
      .insertInto('remote')
      .values(remote)
      .onConflict((conflict) => conflict.column('name').doUpdateSet(owned))
      .execute();
    await writeAudit(transaction, {
      actor: actor.name,
      action: 'put-remote',
      target: name,
      before: 'team' in before ? before : null,
      after: owned,
      reason,
    });
    return remote;
  });
}

/**
 * Sets the size budgets of a remote.
 * @throws RegistryError if it is not registered.
 */
export async function putBudgets(
  database: Database,
  actor: Actor,
  name: string,
  { areaKilobytes, widgetKilobytes, reason }: Budgets & { reason: string },
): Promise<Budgets> {
  return database.transaction().execute(async (transaction) => {
    const before = await transaction
      .selectFrom('remote')
      .select(BUDGETS)
      .where('name', '=', name)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!before) throw refused('remote-unknown', `No remote has the name ${name}.`);
    const after = { areaKilobytes, widgetKilobytes };
    if (isDeepStrictEqual(before, after)) return after;
    await transaction
      .updateTable('remote')
      .set({ area_kilobytes: areaKilobytes, widget_kilobytes: widgetKilobytes })
      .where('name', '=', name)
      .execute();
    await writeAudit(transaction, {
      ...{ actor: actor.name, action: 'put-budgets', target: name, before, after },
      reason: oneLine(reason),
    });
    return after;
  });
}

/** Returns all remotes with their releasable versions, newest first. */
export async function listRemotes(
  database: Database,
): Promise<(Owned & { budgets: Budgets; versions: string[] })[]> {
  const rows = await database
    .selectFrom('remote')
    .leftJoin('version', (join) =>
      join.onRef('version.remote', '=', 'remote.name').on('version.state', '=', 'ready'),
    )
    .select(['name', 'team', 'mount', 'widgets', ...BUDGETS])
    .select(sql<string[]>`coalesce(array_agg(number) filter (where number is not null), '{}')`.as('versions'))
    .groupBy('name')
    .orderBy('name')
    .execute();
  return rows.map(({ areaKilobytes, widgetKilobytes, versions, ...row }) => ({
    ...row,
    budgets: { areaKilobytes, widgetKilobytes },
    versions: versions.sort(rcompare),
  }));
}

/**
 * Refuses paths and widgets that another remote owns.
 * @throws RegistryError 409 naming the remote and its team.
 */
export function refuseOwned(wanted: Owned, remotes: readonly Owned[]): void {
  for (const { name, team, mount, widgets } of remotes.filter((other) => other.name !== wanted.name)) {
    const path = wanted.mount.find((own) => mount.some((theirs) => overlaps(own, theirs)));
    if (path !== undefined) throw refused('path-owned', `${path} is ${name}'s, of the team ${team}.`);
    const widget = wanted.widgets.find((own) => widgets.includes(own));
    if (widget !== undefined)
      throw refused('widget-owned', `The widget ${widget} is ${name}'s, of the team ${team}.`);
  }
}
