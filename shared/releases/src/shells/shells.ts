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

/** Upper limit of PostgreSQL's integer: a shell's clock may be wrong by years. */
const MAX_INTEGER = 2 ** 31 - 1;

/** Age at which a silent shell is deleted: each start of one may bring a new name. */
const FORGOTTEN_MILLISECONDS = 24 * 60 * 60 * 1000;

export const ShellState = Type.Object({
  environment: Type.String({ pattern: '^[a-z][a-z0-9-]{0,40}$' }),
  manifest: ShellManifestSchema,
  revision: Type.Integer({
    minimum: 0,
    description: 'Of the last document that it serves whole, candidates too.',
  }),
  inForceAt: Type.String({ format: 'date-time', description: 'When it began to.' }),
  fallbacks: Type.Array(ShellFallback, { maxItems: 100 }),
  disabled: Type.Array(
    Type.Object({
      remote: Type.String({ maxLength: 80 }),
      version: Type.String({ maxLength: 80 }),
      reason: Type.String({ maxLength: 500 }),
      salt: Type.Optional(
        Type.String({
          maxLength: 80,
          description: 'Of the rollout that it was turned off in; a later one is another try.',
        }),
      ),
    }),
    { maxItems: 100, description: 'Versions that it has turned off.' },
  ),
  run: Type.Optional(
    Type.String({ format: 'uuid', description: 'Of this process: its counts begin with it, and only grow.' }),
  ),
  outcomes: Type.Optional(Type.Array(ReportedOutcome, { maxItems: 100 })),
  rehearsals: Type.Optional(Type.Array(ReportedRehearsal, { maxItems: 20 })),
  site: Type.Optional(
    Type.String({
      maxLength: 200,
      pattern: '^https?://[^/\\s]+$',
      description: 'Origin at which visitors see it: previews are opened there.',
    }),
  ),
});
export type ShellState = Static<typeof ShellState>;

/**
 * Keeps what a shell says of itself. `reporter`: whose token it has.
 * @throws RegistryError when a shell of another environment, or a live one of another token, has this name.
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

/** Forgets a shell that ends: what it could not run is no longer held against a release. */
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

/**
 * From the signature of the revision until this shell served it. A shell that was not there when it was signed has taken no
 * time for it.
 */
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
  // Clocks of two machines differ by some milliseconds.
  if (!Number.isFinite(signed)) return null;
  return Math.min(Math.max(0, new Date(inForceAt).getTime() - signed), MAX_INTEGER);
}

export const ShellReport = Type.Object({
  instance: Type.String(),
  host: Type.String(),
  revision: Type.Integer(),
  tookMilliseconds: Type.Union([Type.Integer(), Type.Null()], {
    description:
      'From the signature of that revision until this shell served it, candidates too; null where it began with it.',
  }),
  fallbacks: Type.Array(ShellFallback),
  seenAt: Type.String(),
  live: Type.Boolean({ description: 'Whether it has reported in the last minute.' }),
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
