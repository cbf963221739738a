import type { OffersQueryValues } from '../contract/queries.ts';
import type { Catalogue } from '../referentials/catalogue.ts';
import { facetSelections } from './filters.ts';

/** Number of hits of one contract type, working time and entity. */
export interface CubeRow {
  contract_code: string;
  time_code: string;
  public_entity_code: string | null;
  offers: number;
}

interface Facet {
  code: string;
  label: string;
  count: number;
}

/** Returns the total and the three facets, each without its own selection, from one grouping of the hits. */
export function facetsOf(cube: readonly CubeRow[], query: OffersQueryValues, catalogue: Catalogue) {
  const { contracts, times, entities } = facetSelections(query);
  const inContract = (row: CubeRow) => contracts.length === 0 || contracts.includes(row.contract_code);
  const inTime = (row: CubeRow) => times.length === 0 || times.includes(row.time_code);
  const inEntity = (row: CubeRow) =>
    entities.length === 0 || (row.public_entity_code !== null && entities.includes(row.public_entity_code));
  return {
    count: sum(cube.filter((row) => inContract(row) && inTime(row) && inEntity(row))),
    contractTypes: counted(
      catalogue.ofType('CONTRACT_TYPE'),
      cube.filter((row) => inTime(row) && inEntity(row)),
      (row) => row.contract_code,
    ),
    offerTimes: counted(
      catalogue.ofType('DURATION'),
      cube.filter((row) => inContract(row) && inEntity(row)),
      (row) => row.time_code,
    ),
    entities: counted(
      catalogue.entities,
      cube.filter((row) => inContract(row) && inTime(row)),
      (row) => row.public_entity_code,
    ).sort((left, right) => right.count - left.count),
  };
}

/** Every value with its number of hits: one without any is shown too, unusable rather than gone. */
function counted(
  values: readonly { code: string; label: string }[],
  rows: readonly CubeRow[],
  codeOf: (row: CubeRow) => string | null,
): Facet[] {
  const counts = new Map<string, number>();
  for (const row of rows) {
    const code = codeOf(row);
    if (code !== null) counts.set(code, (counts.get(code) ?? 0) + row.offers);
  }
  return values.map(({ code, label }) => ({ code, label, count: counts.get(code) ?? 0 }));
}

function sum(rows: readonly CubeRow[]): number {
  return rows.reduce((total, row) => total + row.offers, 0);
}
