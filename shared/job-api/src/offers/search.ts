import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { OffersQueryValues } from '../contract/queries.ts';
import type { OfferBody } from '../contract/resources.ts';
import type { Database } from '../database/schema.ts';
import type { Catalogue } from '../referentials/catalogue.ts';
import { facetsOf } from './facets.ts';
import type { CubeRow } from './facets.ts';
import { baseConditions, centreOf, distanceTo, facetConditions } from './filters.ts';
import type { Centre } from './filters.ts';
import { LIST_COLUMNS, presentOffer } from './present.ts';
import { exactQuery, textQuery } from './text-query.ts';
import type { Words } from './words.ts';

/** Weights of D, C, B and A words of `head`: the title outweighs job and place. */
const RANK_WEIGHTS = '{0,0.2,0.6,1}';

export interface SearchContext {
  database: Kysely<Database>;
  catalogue: Catalogue;
  words: Words;
}

export interface FoundOffers {
  list: OfferBody[];
  count: number;
  contractTypes: { code: string; label: string; count: number }[];
  offerTimes: { code: string; label: string; count: number }[];
  entities: { code: string; label: string; count: number }[];
}

/**
 * Finds offers. All words must be there, in any of their forms; when that finds nothing, words are taken as
 * typing errors, and at last any word is enough.
 */
export async function searchOffers(context: SearchContext, query: OffersQueryValues): Promise<FoundOffers> {
  const typed = context.words.of(query.keywords ?? '');
  const corrected = typed.map((word) => context.words.correction(word) ?? word);
  const attempts = [
    textQuery(typed, context.words, '&'),
    ...(typed.length > 0
      ? [textQuery(corrected, context.words, '&'), textQuery(corrected, context.words, '|')]
      : []),
  ];
  let found = await attempt(context, query, attempts[0] ?? null);
  for (const text of [...new Set(attempts.slice(1))]) {
    // Facets that hide all hits are the visitor's choice, not a spelling error.
    if (found.anyHit || text === attempts[0]) break;
    found = await attempt(context, query, text);
  }
  const { anyHit: _hidden, ...result } = found;
  return result;
}

async function attempt(context: SearchContext, query: OffersQueryValues, text: string | null) {
  const centre = centreOf(query, context.catalogue);
  const [cube, list] = await Promise.all([
    countCube(context, query, centre, text),
    listPage(context, query, centre, text),
  ]);
  return { anyHit: cube.length > 0, list, ...facetsOf(cube, query, context.catalogue) };
}

async function countCube(
  { database }: SearchContext,
  query: OffersQueryValues,
  centre: Centre | null,
  text: string | null,
): Promise<CubeRow[]> {
  return database
    .selectFrom('offer')
    .select(['contract_code', 'time_code', 'public_entity_code', sql<number>`count(*)::int`.as('offers')])
    .where((builder) => builder.and(baseConditions(builder, query, centre, text)))
    .groupBy(['contract_code', 'time_code', 'public_entity_code'])
    .execute();
}

async function listPage(
  { database, catalogue, words }: SearchContext,
  query: OffersQueryValues,
  centre: Centre | null,
  text: string | null,
): Promise<OfferBody[]> {
  const { page = 0, size = 10 } = query;
  const order = orderOf(query, centre, text);
  let statement = database
    .selectFrom('offer')
    .select(LIST_COLUMNS)
    .where((builder) =>
      builder.and([...baseConditions(builder, query, centre, text), ...facetConditions(builder, query)]),
    );
  if (centre) statement = statement.select(distanceTo(centre).as('distance'));
  if (order === 'distance' && centre) statement = statement.orderBy(distanceTo(centre));
  if (order === 'score' && text) {
    statement = statement.orderBy(
      sql`${rank(text)} + 2 * ${rank(exactQuery(words.of(query.keywords ?? '')))}`,
      'desc',
    );
  }
  const rows = await statement
    .orderBy('publication_date', 'desc')
    .orderBy('reference', 'desc')
    .limit(size)
    .offset(page * size)
    .execute();
  return rows.map((row) => presentOffer(row, catalogue));
}

function rank(text: string) {
  return sql<number>`ts_rank(${sql.lit(RANK_WEIGHTS)}::float4[], head, to_tsquery('fr_job', ${text}))`;
}

/** Relevance needs words, distance a place; anything else is by date (decisions §3). */
function orderOf(
  query: OffersQueryValues,
  centre: Centre | null,
  text: string | null,
): 'score' | 'date' | 'distance' {
  if (query.sort === 'distance,asc' && centre) return 'distance';
  if (query.sort === 'publicationDate,desc') return 'date';
  return text ? 'score' : 'date';
}
