import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Database } from '../database/schema.ts';
import type { OfferBody } from '../schemas/resources.ts';
import { allConditions, distanceTo } from './conditions.ts';
import type { SearchCriteria } from './criteria.ts';
import { pageOf } from './filter-hits.ts';
import type { Hit } from './hit.ts';
import { LIST_COLUMNS, presentOffer } from './present.ts';
import { inOrder } from './rank.ts';

interface PageContext {
  database: Kysely<Database>;
  catalogue: Catalogue;
}

/**
 * Returns one page of the hits in the order asked for; equal ones by date, then reference
 * (decisions.md#api-contract). Far pages pass over many hits: these are read by their references alone, which an
 * index holds in order.
 */
export async function searchPage(context: PageContext, criteria: SearchCriteria): Promise<OfferBody[]> {
  const { query, centre } = criteria;
  const { page = 0, size = 10 } = query;
  const hits = inOrder(context.database.selectFrom('offer').select('reference'), criteria)
    .where((builder) => builder.and(allConditions(builder, criteria)))
    .limit(size)
    .offset(page * size);
  const offers = context.database.selectFrom('offer').select(LIST_COLUMNS).where('reference', 'in', hits);
  const rows = await inOrder(
    centre ? offers.select(distanceTo(centre).as('distance')) : offers,
    criteria,
  ).execute();
  return rows.map((row) => presentOffer(row, context.catalogue));
}

/** Returns one page of hits that are in memory, as `searchPage` does. */
export function pageAmong(catalogue: Catalogue, hits: readonly Hit[], criteria: SearchCriteria): OfferBody[] {
  return pageOf(hits, criteria).map(({ offer, distance }) => presentOffer({ ...offer, distance }, catalogue));
}

/** Returns the number of hits in each department, those with most first. */
export function countDepartments(database: Kysely<Database>, criteria: SearchCriteria) {
  return database
    .selectFrom('offer')
    .select(['department_code as code', sql<number>`count(*)::int`.as('count')])
    .where((builder) => builder.and(allConditions(builder, criteria)))
    .groupBy('department_code')
    .orderBy('count', 'desc')
    .orderBy('department_code')
    .execute();
}
