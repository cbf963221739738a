import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { FACETS } from '../schemas/facets.ts';
import type { FacetColumn } from '../schemas/facets.ts';
import type { FacetValues } from './facets.ts';
import type { OpenOffer } from './hit.ts';

const COLUMNS = FACETS.map(({ column }) => column);

/** About thirty megabytes; more offers are left to the database. */
export const MOST_OFFERS = 50_000;
/** Read at a time: requests are answered in between. */
const PORTION = 2_000;

/** Returns all open offers with what searches ask of them. */
export async function readOpenOffers(database: Kysely<Database>): Promise<OpenOffer[]> {
  const offers: OpenOffer[] = [];
  const facets = new Map<string, FacetValues>();
  for (let last = -1; ;) {
    const portion = await database
      .selectFrom('offer')
      .select(['id', 'reference', 'monthly_salary', 'job_code', 'sector_code', 'shop_code'])
      .select(['town_code', 'department_code', 'region_code', 'location'])
      .select(sql<number>`extract(epoch from publication_date)::float8`.as('published'))
      .select(
        sql<string>`json_build_array(${sql.join(COLUMNS.map((column) => sql.ref(column)))})::text`.as(
          'values',
        ),
      )
      .where('status', '=', 'OPEN')
      .where('id', '>', last)
      .orderBy('id')
      .limit(PORTION)
      .execute();
    for (const { values, location, ...offer } of portion) {
      const own = facets.get(values) ?? facetsOf(values);
      facets.set(values, own);
      offers.push({ ...offer, facets: own, location: location && { lat: location.y, lon: location.x } });
    }
    if (portion.length < PORTION) return offers;
    last = portion.at(-1)?.id ?? last;
  }
}

function facetsOf(values: string): FacetValues {
  const parsed = JSON.parse(values) as FacetValues[FacetColumn][];
  return Object.fromEntries(COLUMNS.map((column, index) => [column, parsed[index]])) as FacetValues;
}
