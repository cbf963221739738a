import { sql } from 'kysely';
import type { Kysely, SelectQueryBuilder } from 'kysely';
import type { OffersQueryValues } from '../contract/queries.ts';
import type { OfferBody } from '../contract/resources.ts';
import type { Database } from '../database/schema.ts';
import type { Catalogue } from '../referentials/catalogue.ts';
import type { CubeRow } from './facets.ts';
import { baseConditions, distanceTo, facetConditions } from './filters.ts';
import type { Centre } from './filters.ts';
import { LIST_COLUMNS, presentOffer } from './present.ts';
import type { TextQuery } from './text-query.ts';

/** Weights of D, C, B and A words of `head`: the title outweighs job, workplace and area. */
const RANK_WEIGHTS = '{0.05,0.3,0.6,1}';

/** Of two titles with the words, the shorter one says them more: "Boucher F/H" before "Boucher charcutier F/H". */
const TITLE_LETTER = 0.005;

export interface Wanted {
  query: OffersQueryValues;
  centre: Centre | null;
  text: TextQuery | null;
  match: 'all' | 'any';
  placeWords: readonly string[];
  /** A company that the words name. */
  entityCode?: string;
}

interface FindContext {
  database: Kysely<Database>;
  catalogue: Catalogue;
}

/** Returns the number of hits for each contract type, working time and entity. */
export async function countCube({ database }: FindContext, wanted: Wanted): Promise<CubeRow[]> {
  return database
    .selectFrom('offer')
    .select(['contract_code', 'time_code', 'public_entity_code', sql<number>`count(*)::int`.as('offers')])
    .where((builder) => builder.and(baseConditions(builder, wanted)))
    .groupBy(['contract_code', 'time_code', 'public_entity_code'])
    .execute();
}

/**
 * Returns one page of the hits in the order asked for; equal ones by date, then reference (decisions §5). Far pages
 * pass over many hits: these are read by their references alone, which an index holds in order.
 */
export async function listPage(context: FindContext, wanted: Wanted): Promise<OfferBody[]> {
  const { query, centre } = wanted;
  const { page = 0, size = 10 } = query;
  const hits = inOrder(context.database.selectFrom('offer').select('reference'), wanted)
    .where((builder) => builder.and([...baseConditions(builder, wanted), ...facetConditions(builder, query)]))
    .limit(size)
    .offset(page * size);
  const offers = context.database.selectFrom('offer').select(LIST_COLUMNS).where('reference', 'in', hits);
  const rows = await inOrder(
    centre ? offers.select(distanceTo(centre).as('distance')) : offers,
    wanted,
  ).execute();
  return rows.map((row) => presentOffer(row, context.catalogue));
}

function inOrder<Row>(
  offers: SelectQueryBuilder<Database, 'offer', Row>,
  wanted: Wanted,
): SelectQueryBuilder<Database, 'offer', Row> {
  const { centre } = wanted;
  const order = orderOf(wanted);
  let ordered = offers;
  if (order === 'distance' && centre) ordered = ordered.orderBy(distanceTo(centre));
  if (order === 'score') ordered = ordered.orderBy(score(wanted), 'desc');
  return ordered.orderBy('publication_date', 'desc').orderBy('reference', 'desc');
}

function score({ text, match, placeWords }: Wanted) {
  const places = placeWords.map((word) => `'${word}'`);
  if (!text) return rank(places.join(' | '));
  const typed = [text.typed, ...places].join(' | ');
  return sql<number>`${rank(text.rank[match])} + 2 * ${rank(typed)} - ${sql.lit(TITLE_LETTER)} * length(title)`;
}

function rank(text: string) {
  return sql<number>`ts_rank(${sql.lit(RANK_WEIGHTS)}::float4[], head, ${text}::tsquery)`;
}

/**
 * Relevance needs words, or a company with a place: "Super U Vertou" comes before its neighbours. Distance needs a
 * place; anything else is by date (decisions §3).
 */
function orderOf({ query, centre, text, entityCode, placeWords }: Wanted): 'score' | 'date' | 'distance' {
  if (query.sort === 'distance,asc' && centre) return 'distance';
  if (query.sort === 'publicationDate,desc') return 'date';
  return text || (entityCode && placeWords.length > 0) ? 'score' : 'date';
}
