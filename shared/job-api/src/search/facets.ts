import { FACETS, ofFacets } from '../schemas/facets.ts';
import type { Facet, FacetColumn, FacetParameter } from '../schemas/facets.ts';
import type { OffersQueryValues } from '../schemas/queries.ts';
import { ofLimits } from '../schemas/search-parameters.ts';
import type { Limit } from '../schemas/search-parameters.ts';
import { codes } from '../http/lists.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { coveredBy } from '../catalogue/houses.ts';

type Values = Pick<Catalogue, 'valuesOf'>;

/** A value of a facet's column: none, one, or several. */
type FacetValue = string | readonly string[] | null;

/** Number of hits with one combination of the facets' values, and those within each step of a limit. */
export type CubeRow = Record<FacetColumn, FacetValue> & { offers: number } & Record<
    Limit['answer'],
    readonly number[]
  >;

/** All combinations of the hits' values, regardless of the chosen facets. */
export type FacetCube = readonly CubeRow[];

/** Returns the chosen codes of a facet. */
export function selectionOf(facet: Facet, query: OffersQueryValues): string[] {
  return codes(query[facet.parameter]);
}

/** Adds facet values to a query. */
export function withFilters(
  query: OffersQueryValues,
  filters: readonly { parameter: FacetParameter; code: string }[],
): OffersQueryValues {
  const chosen = { ...query };
  for (const { parameter, code } of filters)
    chosen[parameter] = [...new Set([...codes(chosen[parameter]), code])].join(',');
  return chosen;
}

/** Returns true if a hit has these facet values. */
export function hasOffers(
  cube: FacetCube,
  filters: readonly { parameter: FacetParameter; code: string }[],
): boolean {
  return rowsWith(cube, withFilters({}, filters)).length > 0;
}

/** Returns the total and the counts of all facets and limits. */
export function facetCounts(cube: FacetCube, query: OffersQueryValues, catalogue: Values) {
  const found = rowsWith(cube, query);
  const steps = ofLimits(
    ({ answer }) => answer,
    ({ answer, steps: values }) =>
      values.map((value, step) => ({ value, count: sum(found.map((row) => row[answer][step] ?? 0)) })),
  );
  return {
    count: sum(found.map(({ offers }) => offers)),
    withSalary: sum(found.map(({ paidFrom: [paid = 0] }) => paid)),
    ...steps,
    ...ofFacets(
      ({ answer }) => answer,
      (facet) => counted(facet, facet.match === 'all' ? found : rowsWith(cube, query, facet), catalogue),
    ),
  };
}

/** Returns the number of offers of each facet's values, by code. */
export function countsByValue(cube: FacetCube, catalogue: Values): Map<string, number> {
  const counts = FACETS.flatMap((facet) => counted(facet, cube, catalogue));
  return new Map(counts.map(({ code, count }) => [code, count]));
}

/** Returns the combinations that match the chosen values of all facets, or of all but one. */
function rowsWith(cube: FacetCube, query: OffersQueryValues, ignored?: Facet): FacetCube {
  const tests = FACETS.filter((facet) => facet !== ignored).flatMap((facet) => {
    const chosen = selectionOf(facet, query);
    return chosen.length > 0 ? [hasValues(facet, chosen)] : [];
  });
  return cube.filter((row) => tests.every((passes) => passes(row)));
}

function hasValues({ column, match }: Facet, chosen: readonly string[]): (row: CubeRow) => boolean {
  const accepted = new Set(chosen.flatMap(coveredBy));
  return (row) => {
    const values = valuesOf(row[column]);
    return match === 'all'
      ? chosen.every((code) => values.includes(code))
      : values.some((value) => accepted.has(value));
  };
}

/** Counts every value, including those without hits, which are shown as disabled. */
function counted(facet: Facet, rows: FacetCube, catalogue: Values) {
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

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
