import { SHELL_LIFETIME_MILLISECONDS, ShellManifestSchema } from '@careers/contract';
import type { ShellManifest } from '@careers/contract';
import Type from 'typebox';
import type { Static } from 'typebox';
import type { Database } from '../database/schema.ts';
import { refused } from '../registry-error.ts';
import { oneLine } from '../http/parameters.ts';
import { ShellFallback } from './fallback.ts';
import { ReportedOutcome } from './outcome-schemas.ts';
import { storeOutcomes } from './outcomes.ts';
import { ReportedRehearsal } from './rehearsal-schemas.ts';
import { storeRehearsals } from './rehearsals.ts';

/** Returns the manifests of live shells: those of an environment, or all. */
export async function liveShells(database: Database, environment?: string): Promise<ShellManifest[]> {
  let query = database
    .selectFrom('shell')
    .select('manifest')
    .where('seen_at', '>', new Date(Date.now() - SHELL_LIFETIME_MILLISECONDS));
  if (environment !== undefined) query = query.where('environment', '=', environment);
  const rows = await query.execute();
  return rows.map(({ manifest }) => manifest);
}

/** Maximum of PostgreSQL's integer: a shell's clock may be wrong by years. */
const MAX_INTEGER = 2 ** 31 - 1;

/** Age at which a silent shell is deleted: each start may use a new name. */
const FORGOTTEN_MILLISECONDS = 24 * 60 * 60 * 1000;

export const ShellState = Type.Object({
  environment: Type.String({ pattern: '^[a-z][a-z0-9-]{0,40}$' }),
  manifest: ShellManifestSchema,
  revision: Type.Integer({
    minimum: 0,
    description: 'Last revision served completely, candidates included.',
  }),
  inForceAt: Type.String({ format: 'date-time', description: 'Time of its activation.' }),
  fallbacks: Type.Array(ShellFallback, { maxItems: 100 }),
  disabled: Type.Array(
    Type.Object({
      remote: Type.String({ maxLength: 80 }),
      version: Type.String({ maxLength: 80 }),
      reason: Type.String({ maxLength: 500 }),
      salt: Type.Optional(
        Type.String({
          maxLength: 80,
          description: 'Salt of the rollout in which it was disabled; a later rollout enables it again.',
        }),
      ),
    }),
    { maxItems: 100, description: 'Disabled versions.' },
  ),
  run: Type.Optional(
    Type.String({
      format: 'uuid',
      description: 'Id of this process, whose counts start at zero and only grow.',
    }),
  ),
  outcomes: Type.Optional(Type.Array(ReportedOutcome, { maxItems: 100 })),
  rehearsals: Type.Optional(Type.Array(ReportedRehearsal, { maxItems: 20 })),
  site: Type.Optional(
    Type.String({
      maxLength: 200,
      pattern: '^https?://[^/\\s]+$',
      description: 'Public origin of the site, where previews are opened.',
    }),
  ),
});
export type ShellState = Static<typeof ShellState>;

/**
 * Stores a shell's report. `reporter`: holder of its token.
 * @throws RegistryError if a shell of another environment, or
 * a live one with another token, has this name.
 */
export async function reportShell(
  database: Database,
  { instance, reporter }: { instance: string; reporter: string },
  state: ShellState,
): Promise<void> {
  const { environment, revision } = state;
  const silentSince = new Date(Date.now() - SHELL_LIFETIME_MILLISECONDS);
  const values = {
    instance,
    environment,
    revision,
    manifest: JSON.stringify(state.manifest),
    took_milliseconds: await tookMilliseconds(database, instance, state),
    fallbacks: JSON.stringify(state.fallbacks.map((each) => ({ ...each, why: oneLine(each.why) }))),
    site: state.site ?? null,
    seen_at: new Date(),
    reported_by: reporter,
  };
  const stored = await database
    .insertInto('shell')
    .values(values)
    .onConflict((conflict) =>
      conflict
        .column('instance')
        .doUpdateSet(values)
        .where('shell.environment', '=', environment)
        .where(({ or, eb }) =>
          or([
            eb('shell.reported_by', 'is', null),
            eb('shell.reported_by', '=', reporter),
            eb('shell.seen_at', '<', silentSince),
          ]),
        ),
    )
    .returning('instance')
    .executeTakeFirst();
  if (!stored) throw refused('instance-taken', `Another shell is called ${instance}.`);
  await database
    .updateTable('document')
    .set({ served_at: new Date() })
    .where('environment', '=', environment)
    .where('revision', '=', revision)
    .where('served_at', 'is', null)
    .execute();
  if (state.run !== undefined) {
    await storeOutcomes(database, environment, state.run, state.outcomes ?? []);
    await storeRehearsals(database, environment, state.run, state.rehearsals ?? []);
  }
  await database
    .deleteFrom('shell')
    .where('seen_at', '<', new Date(Date.now() - FORGOTTEN_MILLISECONDS))
    .execute();
}

/** Deregisters a shell, which is no longer considered for releases. */
export async function retireShell(
  database: Database,
  { instance, reporter }: { instance: string; reporter: string },
  environment: string,
): Promise<void> {
  await database
    .deleteFrom('shell')
    .where('instance', '=', instance)
    .where('environment', '=', environment)
    .where(({ or, eb }) => or([eb('reported_by', 'is', null), eb('reported_by', '=', reporter)]))
    .execute();
}

/** Returns the time from a revision's signature until the shell served it; null for a shell that started later. */
async function tookMilliseconds(
  database: Database,
  instance: string,
  { environment, revision, inForceAt }: ShellState,
): Promise<number | null> {
  const before = await database
    .selectFrom('shell')
    .select(['revision', 'took_milliseconds', 'seen_at'])
    .where('instance', '=', instance)
    .executeTakeFirst();
  if (!before) return null;
  if (before.revision === revision) return before.took_milliseconds;
  const document = await database
    .selectFrom('document')
    .select('issued_at')
    .where('environment', '=', environment)
    .where('revision', '=', revision)
    .executeTakeFirst();
  const signed = document?.issued_at.getTime() ?? Infinity;
  if (before.seen_at.getTime() + SHELL_LIFETIME_MILLISECONDS < signed) return null;
  // Tolerates clock skew of some milliseconds.
  if (!Number.isFinite(signed)) return null;
  return Math.min(Math.max(0, new Date(inForceAt).getTime() - signed), MAX_INTEGER);
}

export const ShellReport = Type.Object({
  instance: Type.String(),
  host: Type.String(),
  revision: Type.Integer(),
  tookMilliseconds: Type.Union([Type.Integer(), Type.Null()], {
    description:
      'Time from the revision’s signature until this shell served it, candidates included; null if the shell started later.',
  }),
  fallbacks: Type.Array(ShellFallback),
  seenAt: Type.String(),
  live: Type.Boolean({ description: 'True if it has reported within the last minute.' }),
});

/** Returns the last reports of the shells of an environment, newest first. */
export async function reportedShells(
  database: Database,
  environment: string,
): Promise<Static<typeof ShellReport>[]> {
  const rows = await database
    .selectFrom('shell')
    .selectAll()
    .where('environment', '=', environment)
    .orderBy('seen_at', 'desc')
    .execute();
  return rows.map((row) => ({
    instance: row.instance,
    host: row.manifest.host,
    revision: row.revision,
    tookMilliseconds: row.took_milliseconds,
    fallbacks: row.fallbacks,
    seenAt: row.seen_at.toISOString(),
    live: Date.now() - row.seen_at.getTime() < SHELL_LIFETIME_MILLISECONDS,
  }));
}
