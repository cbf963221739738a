import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { SORTS } from '../schemas/search-parameters.ts';
import type { Sort } from '../schemas/search-parameters.ts';
import { circlesOf } from './conditions.ts';
import type { SearchCriteria } from './conditions.ts';
import { distanceFromNearest } from './distance.ts';

/** Weights of D, C, B and A words of `head`: the title outweighs job, workplace and area. */
const RANK_WEIGHTS = '{0.05,0.3,0.6,1}';

/** Shorter titles rank first: "Boucher F/H" before "Boucher charcutier F/H". */
const TITLE_LETTER = 0.005;
/** Cost per kilometre: thirty outweigh the typed word in the title over a related one. */
const KILOMETRE = 0.02;
/** Bonus for a title with all words or their synonyms, above a match in job or text. */
const IN_TITLE = 1.5;
/** Bonus for a title with an optional word, such as "Apprenti" or "CAP". */
const BETTER = 1;
/** Penalty that ranks leading positions last unless the search asks for one. */
const LEAD = 3;
/** Mark of a leading position in `head`, written by a trigger. */
const LEADING_MARK = `':lead'`;

/**
 * Returns the sort of a search. Relevance needs words: keywords that only name a place are sorted by distance. Distance
 * needs a place; anything else is by date (decisions.md#query-parameters).
 */
export function sortOf({ query, areas, text }: SearchCriteria): Sort {
  const { sort = '' } = query;
  const hasCentre = circlesOf(areas).length > 0;
  if (isSort(sort) && sort !== 'score,desc' && (sort !== 'distance,asc' || hasCentre)) return sort;
  if (text?.match) return 'score,desc';
  if (query.keywords?.trim() && hasCentre) return 'distance,asc';
  return text ? 'score,desc' : 'publicationDate,desc';
}

/** SQL of the relevance of an offer for the words that were typed. */
export function score({ areas, text, match }: SearchCriteria): RawBuilder<number> {
  const parts: RawBuilder<number>[] = [];
  if (text?.match) {
    parts.push(sql`2 * ${rank(text.typed)}`, sql`- ${constant(TITLE_LETTER)} * length(title)`);
    parts.push(match === 'any' ? rank(text.rank) : sql`${constant(IN_TITLE)} * ${hasInHead(text.inTitle)}`);
    if (!text.asksLead) parts.push(sql`- ${constant(LEAD)} * ${hasInHead(LEADING_MARK)}`);
  }
  if (text?.better) parts.push(sql`${constant(BETTER)} * ${hasInHead(text.better)}`);
  const circles = circlesOf(areas);
  if (circles.length > 0) parts.push(sql`- ${constant(KILOMETRE)} * ${distanceFromNearest(circles)}`);
  return sql<number>`(${sql.join(parts, sql` + `)})`;
}

function isSort(sort: string): sort is Sort {
  return Object.hasOwn(SORTS, sort);
}

/** Casts to float, as PostgreSQL treats a decimal literal as slow `numeric`. */
function constant(value: number): RawBuilder<number> {
  return sql`${sql.lit(value)}::float8`;
}

function hasInHead(words: string) {
  return sql<number>`(head @@ ${words}::tsquery)::int`;
}

function rank(words: string) {
  return sql<number>`ts_rank(${sql.lit(RANK_WEIGHTS)}::float4[], head, ${words}::tsquery)`;
}
