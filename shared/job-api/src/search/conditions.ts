import { sql } from 'kysely';
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { FACETS } from '../schemas/facets.ts';
import type { Facet } from '../schemas/facets.ts';
import type { OffersQueryValues } from '../schemas/queries.ts';
import type { Database } from '../database/schema.ts';
import { coveredBy } from '../catalogue/houses.ts';
import { EARTH_RADIUS_KM, boxAround } from './distance.ts';
import { selectionOf } from './facets.ts';
import { jobOf } from './criteria.ts';
import type { Centre, SearchCriteria } from './criteria.ts';

type Builder = ExpressionBuilder<Database, 'offer'>;
type Condition = Expression<SqlBool>;

/** Kilometres from the centre to an offer (haversine). */
export function distanceTo({ latitude, longitude }: Centre) {
  return sql<number>`(2 * ${EARTH_RADIUS_KM} * asin(least(1, sqrt(
    power(sin(radians((location[1] - ${latitude}) / 2)), 2)
    + cos(radians(${latitude}::float8)) * cos(radians(location[1])) * power(sin(radians((location[0] - ${longitude}) / 2)), 2)))))`;
}

/** Returns what every hit must meet; what the visitor chose by filters is left out, as counts ignore it in turn. */
export function baseConditions(
  builder: Builder,
  { query, centre, text, match }: SearchCriteria,
): Condition[] {
  const job = jobOf(query);
  const conditions: Condition[] = [builder('status', '=', 'OPEN')];
  if (text?.match) conditions.push(hasWords(text.match[match]));
  if (job) conditions.push(builder('job_code', '=', job));
  if (query.codeOfferFamilyCategory)
    conditions.push(builder('sector_code', '=', query.codeOfferFamilyCategory));
  if (query.codeShop) conditions.push(builder('shop_code', '=', query.codeShop));
  if (centre) conditions.push(within(centre));
  else if (query.codeTown) conditions.push(builder('town_code', '=', query.codeTown));
  else if (query.codeDepartment) conditions.push(builder('department_code', '=', query.codeDepartment));
  else if (query.codeRegion) conditions.push(builder('region_code', '=', query.codeRegion));
  return conditions;
}

/** Returns that an offer has words, as `TsQuery.match` writes them. */
export function hasWords(words: string): Condition {
  return sql<SqlBool>`doc @@ ${words}::tsquery`;
}

/** Returns the facets' selections. */
export function facetConditions(query: OffersQueryValues): Condition[] {
  return FACETS.flatMap((facet) => {
    const chosen = selectionOf(facet, query);
    return chosen.length > 0 ? [hasValue(facet, chosen)] : [];
  });
}

/** Returns what is chosen of dates. */
export function dateConditions({ publishedWithinDays: days }: OffersQueryValues): Condition[] {
  // A query of its own is asked once, not for each offer.
  return days === undefined
    ? []
    : [sql<SqlBool>`publication_date > (select now() - make_interval(days => ${days}))`];
}

/** Returns what is chosen of pay. */
export function payConditions({ minimumSalary }: OffersQueryValues): Condition[] {
  return minimumSalary === undefined ? [] : [sql<SqlBool>`monthly_salary >= ${minimumSalary}`];
}

/** Returns everything that a hit must meet. */
export function allConditions(builder: Builder, criteria: SearchCriteria): Condition[] {
  const { query } = criteria;
  return [
    ...baseConditions(builder, criteria),
    ...facetConditions(query),
    ...dateConditions(query),
    ...payConditions(query),
  ];
}

function hasValue({ column, match }: Facet, chosen: readonly string[]): Condition {
  const values = match === 'all' ? chosen : chosen.flatMap(coveredBy);
  const [value, ...others] = values;
  const array = sql`array[${sql.join(values)}]::text[]`;
  if (match === 'all') return sql<SqlBool>`${sql.ref(column)} @> ${array}`;
  // One value is found ten times faster as such.
  return others.length === 0
    ? sql<SqlBool>`${sql.ref(column)} = ${value}`
    : sql<SqlBool>`${sql.ref(column)} = any(${array})`;
}

/** A box that an index finds, then the circle within it. */
function within(centre: Centre): Condition {
  const { latitude, longitude, radius } = centre;
  const { height, width } = boxAround(latitude, radius);
  return sql<SqlBool>`location <@ box(point(${longitude - width}, ${latitude - height}), point(${longitude + width}, ${latitude + height}))
    and ${distanceTo(centre)} <= ${radius}`;
}
