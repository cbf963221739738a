import { FACETS, ofFacets } from '../schemas/facets.ts';
import type { Facet, FacetColumn, FacetParameter } from '../schemas/facets.ts';
import type { OffersQueryValues } from '../schemas/queries.ts';
import { STEPS } from '../schemas/steps.ts';
import { codes } from '../http/pagination.ts';
import { coveredBy } from '../catalogue/houses.ts';

/** Knows the values of each facet. */
interface Values {
  valuesOf(facet: Facet): readonly { code: string; label: string }[];
}

/** A value of a facet's column: none, one, or several. */
type FacetValue = string | readonly string[] | null;

export type FacetValues = Record<FacetColumn, FacetValue>;

/** Number of hits that have the same values of all facets. */
export type CubeRow = FacetValues & {
  offers: number;
  /** Those of each step. */
  publishedWithin: readonly number[];
  paidFrom: readonly number[];
};

/** Returns the codes of a facet that offers may have to be of the values chosen. */
export function selectionOf(facet: Facet, query: OffersQueryValues): string[] {
  return codes(query[facet.parameter]);
}

/** Returns a query that has chosen, besides its own, the values that words name. */
export function withFilters(
  query: OffersQueryValues,
  filters: readonly { parameter: FacetParameter; code: string }[],
): OffersQueryValues {
  const chosen = { ...query };
  for (const { parameter, code } of filters)
    chosen[parameter] = [...new Set([...codes(chosen[parameter]), code])].join(',');
  return chosen;
}

/** Returns what tells whether a hit has the values chosen of each facet. */
export function facetTest(query: OffersQueryValues): (hit: FacetValues) => boolean {
  const tests = FACETS.map((facet) => testOf(facet, selectionOf(facet, query)));
  return (hit) => tests.every((passes) => passes(hit));
}

/** Says whether any hit has the values that words name. */
export function hasOffers(
  cube: readonly CubeRow[],
  filters: readonly { parameter: FacetParameter; code: string }[],
): boolean {
  return cube.some(facetTest(withFilters({}, filters)));
}

/** Returns the total and all facets from one grouping of the hits. */
export function facetCounts(cube: readonly CubeRow[], query: OffersQueryValues, catalogue: Values) {
  const tests = FACETS.map((facet) => ({ facet, passes: testOf(facet, selectionOf(facet, query)) }));
  const passing = (besides?: Facet) =>
    cube.filter((row) => tests.every(({ facet, passes }) => facet === besides || passes(row)));
  const found = passing();
  return {
    count: sum(found.map(({ offers }) => offers)),
    withSalary: sum(found.map(({ paidFrom: [paid = 0] }) => paid)),
    publishedWithin: stepsOf(
      STEPS.publishedWithinDays,
      found.map(({ publishedWithin }) => publishedWithin),
    ),
    paidFrom: stepsOf(
      STEPS.minimumSalary,
      found.map(({ paidFrom }) => paidFrom),
    ),
    ...ofFacets(
      ({ answer }) => answer,
      (facet) => counted(facet, facet.match === 'all' ? found : passing(facet), catalogue),
    ),
  };
}

/** Returns the number of offers of each facet's values, by code. */
export function countsByValue(cube: readonly CubeRow[], catalogue: Values): Map<string, number> {
  const counts = FACETS.flatMap((facet) => counted(facet, cube, catalogue));
  return new Map(counts.map(({ code, count }) => [code, count]));
}

function testOf({ column, match }: Facet, chosen: readonly string[]): (row: FacetValues) => boolean {
  if (chosen.length === 0) return () => true;
  const accepted = new Set(chosen.flatMap(coveredBy));
  return (row) => {
    const values = valuesOf(row[column]);
    return match === 'all'
      ? chosen.every((code) => values.includes(code))
      : values.some((value) => accepted.has(value));
  };
}

/** Every value with its number of hits: one without any is shown too, unusable rather than gone. */
function counted(facet: Facet, rows: readonly CubeRow[], catalogue: Values) {
  const counts = new Map<string, number>();
  for (const row of rows) {
    for (const value of valuesOf(row[facet.column])) counts.set(value, (counts.get(value) ?? 0) + row.offers);
  }
  const values = catalogue.valuesOf(facet).map(({ code, label }) => ({
    code,
    label,
    count: coveredBy(code).reduce((total, covered) => total + (counts.get(covered) ?? 0), 0),
  }));
  return facet.byCount ? values.sort((left, right) => right.count - left.count) : values;
}

function valuesOf(value: FacetValue): readonly string[] {
  if (value === null) return [];
  return typeof value === 'string' ? [value] : value;
}

function stepsOf(values: readonly number[], rows: readonly (readonly number[])[]) {
  return values.map((value, step) => ({ value, count: sum(rows.map((counts) => counts[step] ?? 0)) }));
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
