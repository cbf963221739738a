import { sql } from 'kysely';
import type { RawBuilder, SelectQueryBuilder } from 'kysely';
import type { Database } from '../database/schema.ts';
import { distanceTo } from './conditions.ts';
import type { SearchCriteria } from './criteria.ts';
import type { Hit, OpenOffer } from './hit.ts';

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

/** Sorts hits as asked for; equal ones by date, then reference (decisions.md#api-contract). */
export function inOrder<Row>(
  offers: SelectQueryBuilder<Database, 'offer', Row>,
  criteria: SearchCriteria,
): SelectQueryBuilder<Database, 'offer', Row> {
  const { centre } = criteria;
  const order = orderOf(criteria);
  let ordered = offers;
  if (order === 'distance' && centre) ordered = ordered.orderBy(distanceTo(centre));
  if (order === 'score') ordered = ordered.orderBy(score(criteria), 'desc');
  return ordered.orderBy('publication_date', 'desc').orderBy('reference', 'desc');
}

/** Returns what an offer is worth for the words that were typed, wherever it is: not for a search without words. */
export function wordsScore({ text, match }: Pick<SearchCriteria, 'text' | 'match'>): RawBuilder<number> {
  const parts: RawBuilder<number>[] = [];
  if (text?.match) {
    parts.push(sql`2 * ${rank(text.typed)}`, sql`- ${constant(TITLE_LETTER)} * length(title)`);
    parts.push(
      match === 'any'
        ? rank(text.rank)
        : sql`${constant(IN_TITLE)} * (head @@ ${text.inTitle}::tsquery)::int`,
    );
    if (!text.asksLead) parts.push(sql`- ${constant(LEAD)} * (head @@ ${LEADING_MARK}::tsquery)::int`);
  }
  if (text?.better) parts.push(sql`${constant(BETTER)} * (head @@ ${text.better}::tsquery)::int`);
  return sql<number>`${sql.join(parts, sql` + `)}`;
}

function score(criteria: SearchCriteria): RawBuilder<number> {
  const { centre } = criteria;
  const words = wordsScore(criteria);
  return centre ? sql<number>`${words} - ${constant(KILOMETRE)} * ${distanceTo(centre)}` : words;
}

/** As the database counts with it fastest: a number with a point is a decimal one otherwise. */
function constant(value: number): RawBuilder<number> {
  return sql`${sql.lit(value)}::float8`;
}

/** Sorts hits in memory as `inOrder` has the database do it. */
export function sorted(hits: readonly Hit[], criteria: SearchCriteria): Hit[] {
  const order = orderOf(criteria);
  const worth = ({ score: words, distance }: Hit): number => {
    if (order === 'date') return 0;
    return order === 'distance' ? -(distance ?? 0) : words - KILOMETRE * (distance ?? 0);
  };
  return hits
    .map((hit) => ({ hit, worth: worth(hit) }))
    .sort((left, right) => right.worth - left.worth || newerFirst(left.hit.offer, right.hit.offer))
    .map(({ hit }) => hit);
}

function newerFirst(left: OpenOffer, right: OpenOffer): number {
  return right.published - left.published || (left.reference > right.reference ? -1 : 1);
}

function rank(text: string) {
  return sql<number>`ts_rank(${sql.lit(RANK_WEIGHTS)}::float4[], head, ${text}::tsquery)`;
}

/**
 * Relevance needs words; words that name a place alone, or a company there, mean what is nearest. Distance needs a
 * place; anything else is by date (decisions.md#query-parameters).
 */
export function orderOf({ query, centre, text }: SearchCriteria): 'score' | 'date' | 'distance' {
  if (query.sort === 'distance,asc' && centre) return 'distance';
  if (query.sort === 'publicationDate,desc') return 'date';
  if (text?.match) return 'score';
  if (query.keywords?.trim() && centre) return 'distance';
  return text ? 'score' : 'date';
}
