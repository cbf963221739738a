import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../database/schema.ts';

/** Lines that one query reads: the log grows for ever, memory does not. */
export const LINES_AT_ONCE = 500;

/** Gives the lines of the log that follow another, oldest first, some at a time. */
export async function* linesAfter(
  database: Kysely<Database>,
  first: number,
  limit = Infinity,
): AsyncGenerator<Selectable<Database['audit']>> {
  let after = String(first);
  for (let left = limit; left > 0; left -= LINES_AT_ONCE) {
    const rows = await database
      .selectFrom('audit')
      .selectAll()
      .where('sequence', '>', after)
      .orderBy('sequence')
      .limit(Math.min(left, LINES_AT_ONCE))
      .execute();
    yield* rows;
    if (rows.length < LINES_AT_ONCE) return;
    after = rows.at(-1)?.sequence ?? after;
  }
}
