import type { Kysely } from 'kysely';
import Type from 'typebox';
import type { Static } from 'typebox';
import { SHELL_LIFETIME_MILLISECONDS } from '@careers/contract';
import type { Database } from '../database/schema.ts';
import { ShellFallback } from './fallback.ts';

export const ShellReport = Type.Object({
  instance: Type.String(),
  host: Type.String(),
  revision: Type.Integer(),
  tookMilliseconds: Type.Union([Type.Integer(), Type.Null()], {
    description:
      'From the signature of that revision until this shell served it; null where it began with it.',
  }),
  fallbacks: Type.Array(ShellFallback),
  seenAt: Type.String(),
  live: Type.Boolean({ description: 'Whether it was heard of in the last minute.' }),
});

/** Returns the shells of an environment as they last told of themselves, the last heard first. */
export async function reportedShells(
  database: Kysely<Database>,
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
