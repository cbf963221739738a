import { sql } from 'kysely';
import type { Expression, Kysely, RawBuilder, SelectQueryBuilder, SqlBool } from 'kysely';
import { FACETS } from '../contract/facets.ts';
import type { OffersQueryValues } from '../contract/queries.ts';
import { STEPS } from '../contract/steps.ts';
import type { OfferBody } from '../contract/resources.ts';
import type { Database } from '../database/schema.ts';
import type { Catalogue } from '../referentials/catalogue.ts';
import type { CubeRow } from './facets.ts';
import { baseConditions, dateConditions, distanceTo, facetConditions, payConditions } from './filters.ts';
import type { Centre } from './filters.ts';
import { LIST_COLUMNS, presentOffer } from './present.ts';
import type { Match, TextQuery } from './text-query.ts';

/** Weights of D, C, B and A words of `head`: the title outweighs job, workplace and area. */
const RANK_WEIGHTS = '{0.05,0.3,0.6,1}';

/** Of two titles with the words, the shorter one says them more: "Boucher F/H" before "Boucher charcutier F/H". */
const TITLE_LETTER = 0.005;
/** What a kilometre costs: thirty weigh as much as a title that has the word and one that has a related one. */
const KILOMETRE = 0.02;
/** A title that has all the words, or what they are called too: more than what only job or text has. */
const IN_TITLE = 1.5;
/** A title that says what it had better say, "Apprenti" or "CAP". */
const BETTER = 1;
/** More than words can win: who leads others comes last for those who did not ask for it. */
const LEAD = 3;
/** What the database writes into `head` of such an offer. */
const LEADING_MARK = `':lead'`;

export interface Wanted {
  query: OffersQueryValues;
  centre: Centre | null;
  text: TextQuery | null;
  match: Match;
}

interface FindContext {
  database: Kysely<Database>;
  catalogue: Catalogue;
  /** The counts of all open offers, as of a moment. */
  all: readonly CubeRow[];
}

/** Returns the number of all open offers for each combination of the facets' values. */
export function countAll(database: Kysely<Database>): Promise<CubeRow[]> {
  return countHits(database, { query: {}, centre: null, text: null, match: 'all' });
}

/** Returns the number of hits for each combination of the facets' values; of all open offers from memory. */
export async function countCube(context: FindContext, wanted: Wanted): Promise<readonly CubeRow[]> {
  return isAll(wanted) ? context.all : countHits(context.database, wanted);
}

function isAll({ query, centre, text }: Wanted): boolean {
  const narrowing = [
    query.codeJob ?? query.codeJobName,
    query.codeOfferFamilyCategory,
    query.codeShop,
    query.codeTown ?? query.codeDepartment ?? query.codeRegion,
    query.publishedWithinDays,
    query.minimumSalary,
    centre ?? text?.match,
  ];
  return narrowing.every((each) => !each);
}

async function countHits(database: Kysely<Database>, wanted: Wanted): Promise<CubeRow[]> {
  const { query } = wanted;
  const [dates, pay] = [dateConditions(query), payConditions(query)];
  const recent = STEPS.publishedWithinDays.map((publishedWithinDays) =>
    counting([...dateConditions({ publishedWithinDays }), ...pay]),
  );
  const paid = STEPS.minimumSalary.map((minimumSalary) =>
    counting([...dates, ...payConditions({ minimumSalary })]),
  );
  return database
    .selectFrom('offer')
    .select(FACETS.map(({ column }) => column))
    .select([
      counting([...dates, ...pay]).as('offers'),
      sql<number[]>`array[${sql.join(recent)}]`.as('publishedWithin'),
      sql<number[]>`array[${sql.join(paid)}]`.as('paidFrom'),
    ])
    .where((builder) => builder.and(baseConditions(builder, wanted)))
    .groupBy(FACETS.map(({ column }) => column))
    .execute();
}

function counting(conditions: readonly Expression<SqlBool>[]) {
  const filter = conditions.length > 0 ? sql`filter (where ${sql.join(conditions, sql` and `)})` : sql``;
  return sql<number>`(count(*) ${filter})::int`;
}

/**
 * Returns one page of the hits in the order asked for; equal ones by date, then reference
 * (decisions.md#api-contract). Far pages pass over many hits: these are read by their references alone, which an
 * index holds in order.
 */
export async function listPage(context: FindContext, wanted: Wanted): Promise<OfferBody[]> {
  const { query, centre } = wanted;
  const { page = 0, size = 10 } = query;
  const hits = inOrder(context.database.selectFrom('offer').select('reference'), wanted)
    .where((builder) => builder.and(allConditions(builder, wanted)))
    .limit(size)
    .offset(page * size);
  const offers = context.database.selectFrom('offer').select(LIST_COLUMNS).where('reference', 'in', hits);
  const rows = await inOrder(
    centre ? offers.select(distanceTo(centre).as('distance')) : offers,
    wanted,
  ).execute();
  return rows.map((row) => presentOffer(row, context.catalogue));
}

/** Returns the number of hits in each department, those with most first. */
export function countDepartments(database: Kysely<Database>, wanted: Wanted) {
  return database
    .selectFrom('offer')
    .select(['department_code as code', sql<number>`count(*)::int`.as('count')])
    .where((builder) => builder.and(allConditions(builder, wanted)))
    .groupBy('department_code')
    .orderBy('count', 'desc')
    .orderBy('department_code')
    .execute();
}

function allConditions(builder: Parameters<typeof baseConditions>[0], wanted: Wanted) {
  const { query } = wanted;
  return [
    ...baseConditions(builder, wanted),
    ...facetConditions(query),
    ...dateConditions(query),
    ...payConditions(query),
  ];
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

function score({ text, centre, match }: Wanted) {
  const parts: RawBuilder<number>[] = [];
  if (text?.match) {
    parts.push(sql`2 * ${rank(text.typed)}`, sql`- ${sql.lit(TITLE_LETTER)} * length(title)`);
    parts.push(
      match === 'any' ? rank(text.rank) : sql`${sql.lit(IN_TITLE)} * (head @@ ${text.inTitle}::tsquery)::int`,
    );
    if (!text.asksLead) parts.push(sql`- ${sql.lit(LEAD)} * (head @@ ${LEADING_MARK}::tsquery)::int`);
  }
  if (text?.better) parts.push(sql`${sql.lit(BETTER)} * (head @@ ${text.better}::tsquery)::int`);
  if (centre) parts.push(sql`- ${sql.lit(KILOMETRE)} * ${distanceTo(centre)}`);
  return sql<number>`${sql.join(parts, sql` + `)}`;
}

function rank(text: string) {
  return sql<number>`ts_rank(${sql.lit(RANK_WEIGHTS)}::float4[], head, ${text}::tsquery)`;
}

/**
 * Relevance needs words; words that name a place alone, or a company there, mean what is nearest. Distance needs a
 * place; anything else is by date (decisions.md#query-parameters).
 */
function orderOf({ query, centre, text }: Wanted): 'score' | 'date' | 'distance' {
  if (query.sort === 'distance,asc' && centre) return 'distance';
  if (query.sort === 'publicationDate,desc') return 'date';
  if (text?.match) return 'score';
  if (query.keywords?.trim() && centre) return 'distance';
  return text ? 'score' : 'date';
}
