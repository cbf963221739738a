import { sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import { FACETS } from '../schemas/facets.ts';
import { LIMITS, SORTS, ofLimits } from '../schemas/search-parameters.ts';
import {
  allOf,
  baseConditions,
  circlesOf,
  conditionsOf,
  facetConditions,
  limitConditions,
} from './conditions.ts';
import type { Condition, SearchCriteria } from './conditions.ts';
import { distanceFromNearest } from './distance.ts';
import type { FacetCube } from './facets.ts';
import { LIST_COLUMNS } from './present.ts';
import type { OfferRow } from './present.ts';
import { score, sortOf } from './rank.ts';

export interface FoundOffers {
  cube: FacetCube;
  /** Offers of one page. */
  list: OfferRow[];
}

interface FindContext {
  database: Database;
  /** Recent cube of all open offers. */
  allOffers?: FacetCube;
}

/**
 * Finds offers: one statement returns a page of hits, and the number of hits per combination of facet values, from
 * which totals and facets derive. Reads the remaining columns only for listed hits, as late pages skip many.
 */
export async function findOffers(
  { database, allOffers }: FindContext,
  criteria: SearchCriteria,
): Promise<FoundOffers> {
  const { query, areas, text } = criteria;
  const circles = circlesOf(areas);
  const { page = 0, size = 10 } = query;
  const base = baseConditions(criteria);
  const limits = limitConditions(query);
  const known = base.length + limits.length === 0 ? allOffers : undefined;
  const sort = sortOf(criteria);
  const values = {
    ...(circles.length > 0 && { distance: distanceFromNearest(circles) }),
    ...(sort === 'score,desc' && { score: score(criteria) }),
  };
  const computed = Object.entries(values).map(([name, value]) => sql`${value} as ${sql.ref(name)}`);
  const facets = columns(FACETS.map(({ column }) => column));
  // Scanning an index twice is cheaper than copying hits that are not ranked.
  const materialized = sql.raw(text?.match || circles.length > 0 ? 'materialized' : 'not materialized');
  const { rows } = await sql<{ cube: FacetCube | null; list: JsonRow[] | null }>`
    with hit as ${materialized} (
      select ${sql.join([columns(['reference', 'publication_date', 'monthly_salary']), facets, ...computed])}
      from offer where status = 'OPEN' and ${allOf(base)}
    ), cube as (
      select ${facets}, ${counts(criteria)} from hit group by ${facets}
    ), page as (
      select ${columns(['reference', ...Object.keys(values)])} from hit
      where ${allOf([...facetConditions(query), ...limits])}
      order by ${SORTS[sort]} limit ${size} offset ${page * size}
    ), listed as (
      select ${columns([...LIST_COLUMNS, ...Object.keys(values)])} from page join offer using (reference)
    )
    select ${known ? null : sql`(select json_agg(cube) from cube)`} as cube,
      (select json_agg(listed order by ${SORTS[sort]}) from listed) as list`.execute(database);
  const [found] = rows;
  return {
    cube: known ?? found?.cube ?? [],
    list: (found?.list ?? []).map((row) => ({ ...row, publication_date: new Date(row.publication_date) })),
  };
}

type JsonRow = Omit<OfferRow, 'publication_date'> & { publication_date: string };

/** Returns the number of hits per department, most hits first. */
export async function countDepartments({ database }: FindContext, criteria: SearchCriteria) {
  return database
    .selectFrom('offer')
    .select(['department_code as code', sql<number>`count(*)::int`.as('count')])
    .where('status', '=', 'OPEN')
    .where(allOf(conditionsOf(criteria)))
    .groupBy('department_code')
    .orderBy('count', 'desc')
    .orderBy('department_code')
    .execute();
}

/** Selects counts of hits within the chosen limits, and per step of each limit. */
function counts({ query }: SearchCriteria) {
  const steps = ofLimits(
    ({ answer }) => answer,
    (limit) => limit.steps.map((step) => count([...limitConditions(query, limit), limit.condition(step)])),
  );
  return sql.join([
    sql`${count(limitConditions(query))} as offers`,
    ...LIMITS.map(({ answer }) => sql`array[${sql.join(steps[answer])}] as ${sql.ref(answer)}`),
  ]);
}

function count(conditions: readonly Condition[]) {
  return sql`(count(*) filter (where ${allOf(conditions)}))::int`;
}

function columns(names: readonly string[]) {
  return sql.join(names.map((name) => sql.ref(name)));
}
