import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { FACETS } from '../schemas/facets.ts';
import type { OpenOffer } from './hit.ts';

/** About thirty megabytes; more offers are left to the database. */
export const MOST_OFFERS = 50_000;
/** Read at a time: requests are answered in between. */
const PORTION = 2_000;

/** Returns all open offers with what searches ask of them. */
export async function readOpenOffers(database: Kysely<Database>): Promise<OpenOffer[]> {
  const offers: OpenOffer[] = [];
  for (let last = -1; ;) {
    const portion = await database
      .selectFrom('offer')
      .select(['id', 'reference', 'monthly_salary', 'job_code', 'sector_code', 'shop_code'])
      .select(['town_code', 'department_code', 'region_code'])
      .select(FACETS.map(({ column }) => column))
      .select(['location', sql<number>`extract(epoch from publication_date)::float8`.as('published')])
      .where('status', '=', 'OPEN')
      .where('id', '>', last)
      .orderBy('id')
      .limit(PORTION)
      .execute();
    offers.push(
      ...portion.map(({ location, ...offer }) => ({
        ...offer,
        location: location && { lat: location.y, lon: location.x },
      })),
    );
    if (portion.length < PORTION) return offers;
    last = portion.at(-1)?.id ?? last;
  }
}
