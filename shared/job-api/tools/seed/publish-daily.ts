import { sql } from 'kysely';
import { insertRows } from '../../src/database/insert-rows.ts';
import type { Database } from '../../src/database/schema.ts';
import { renewLexicon } from '../../src/search/words/lexicon.ts';
import { generateDay } from './offers/generate.ts';
import { offerRow } from './offers/offer-row.ts';

const DAY = 24 * 3600 * 1000;
/** A server that was off for longer publishes the last weeks only. */
const MAX_DAYS = 30;

/**
 * Publishes the offers of all mornings since the latest offer, and closes expired ones. Returns the number of new
 * offers. Safe for concurrent servers: references are derived from the day.
 */
export async function publishMornings(database: Database, offersPerDay: number, now: Date): Promise<number> {
  await database
    .updateTable('offer')
    .set({ status: 'CLOSED' })
    .where('status', '=', 'OPEN')
    .where('valid_through', '<', now)
    .execute();
  const { latest } = await database
    .selectFrom('offer')
    .select(sql<Date | null>`max(publication_date)`.as('latest'))
    .executeTakeFirstOrThrow();
  let published = 0;
  for (const day of morningsBetween(latest ?? now, now)) {
    published += await insertRows(database, 'offer', [...generateDay(day, offersPerDay)].map(offerRow));
  }
  // Updates the lexicon, as new offers may contain new words.
  if (published > 0) await renewLexicon(database);
  return published;
}

/** Returns the days after the one of `latest` whose morning is over. */
function morningsBetween(latest: Date, now: Date): Date[] {
  const today = startOfDay(now);
  const morningIsOver = now.getTime() - today >= 10 * 3600 * 1000;
  const last = morningIsOver ? today : today - DAY;
  const first = Math.max(startOfDay(latest) + DAY, last - (MAX_DAYS - 1) * DAY);
  const days: Date[] = [];
  for (let day = first; day <= last; day += DAY) days.push(new Date(day));
  return days;
}

function startOfDay(date: Date): number {
  return Math.floor(date.getTime() / DAY) * DAY;
}
