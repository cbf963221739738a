import { sql } from 'kysely';
import type { LastMove } from '@careers/contract';
import type { Move } from '@careers/desk/views';
import type { Database } from '../database/schema.ts';

/** Number of revisions searched for the last move of each remote. */
export const RECENT = 100;

export interface RecentMove extends Move {
  /** Release of the remote before the move. */
  before: LastMove['before'];
}

/** Returns the last moves of an environment, latest first. */
export async function recentMoves(database: Database, environment: string): Promise<RecentMove[]> {
  const rows = await database
    .selectFrom('document')
    .select(['revision', sql<LastMove | null>`body->'lastMove'`.as('move')])
    .where('environment', '=', environment)
    .orderBy('revision', 'desc')
    .limit(RECENT)
    .execute();
  return rows.flatMap(({ revision, move }) =>
    move === null
      ? []
      : [
          {
            ...{ environment, revision, time: move.time, who: move.who },
            ...{ command: move.command, remote: move.remote, reason: move.reason ?? null },
            before: move.before,
          },
        ],
  );
}
