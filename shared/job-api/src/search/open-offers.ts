import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { FACETS } from '../schemas/facets.ts';
import type { FacetColumn } from '../schemas/facets.ts';
import type { FacetValues } from './facets.ts';
import type { OpenOffer } from './hit.ts';
import { LIST_COLUMNS } from './present.ts';

const COLUMNS = FACETS.map(({ column }) => column);

/** Read at a time: requests are answered in between. */
const PORTION = 1_000;

/** Returns how many offers are open, and a text that is another one as soon as any of them has changed. */
export async function readRevision(database: Kysely<Database>): Promise<{ count: number; revision: string }> {
  // PostgreSQL gives each version of a row the number of the transaction that wrote it.
  const version = sql`hashtextextended(concat_ws(' ', id, xmin), 0)`;
  const { count, versions } = await database
    .selectFrom('offer')
    .select([sql<number>`count(*)::int`.as('count'), sql<string | null>`sum(${version})`.as('versions')])
    .where('status', '=', 'OPEN')
    .executeTakeFirstOrThrow();
  return { count, revision: `${count} ${versions}` };
}

/** Returns all open offers, with what searches ask of them. */
export async function readOpenOffers(database: Kysely<Database>): Promise<OpenOffer[]> {
  const offers: OpenOffer[] = [];
  const facets = new Map<string, FacetValues>();
  for (let last = -1; ;) {
    const portion = await database
      .selectFrom('offer')
      .select(LIST_COLUMNS)
      .select(['id', 'monthly_salary', 'job_code', 'sector_code', 'shop_code', 'town_code', 'location'])
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
