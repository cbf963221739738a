import type { Kysely } from 'kysely';
import { SHELL_LIFETIME_MILLISECONDS } from '@careers/contract';
import type { ShellManifest } from '@careers/contract';
import type { Database } from '../database/schema.ts';

/** Returns what each shell that was heard of lately says of itself: those of an environment, or all. */
export async function liveShells(database: Kysely<Database>, environment?: string): Promise<ShellManifest[]> {
  let query = database
    .selectFrom('shell')
    .select('manifest')
    .where('seen_at', '>', new Date(Date.now() - SHELL_LIFETIME_MILLISECONDS));
  if (environment !== undefined) query = query.where('environment', '=', environment);
  const rows = await query.execute();
  return rows.map(({ manifest }) => manifest);
}
