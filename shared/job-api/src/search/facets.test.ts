import fc from 'fast-check';
import { FACETS, ofFacets } from '../schemas/facets.ts';
import type { Facet } from '../schemas/facets.ts';
import { facetCounts } from './facets.ts';
import type { CubeRow } from './facets.ts';

/** Values by type; for other types, those of the table. */
const VALUES: Record<string, string[]> = {
  ...ofFacets(
    ({ type }) => type,
    ({ values }) => (values ?? []).map(({ code }) => code),
  ),
  CONTRACT_TYPE: ['cdi', 'cdd'],
  DURATION: ['full', 'part'],
  ENTITY: ['u-log', 'magasins-u', 'super-u', 'u-tech'],
  MENTION: ['night', 'telework', 'weekend'],
};
const catalogue = {
  valuesOf: ({ type }: Facet) => (VALUES[type] ?? []).map((code) => ({ code, label: code })),
};

const row: fc.Arbitrary<CubeRow> = fc.record({
  ...ofFacets(
    ({ column }) => column,
    ({ type, match }) =>
      match === 'all' ? fc.subarray(VALUES[type] ?? []) : fc.constantFrom(...(VALUES[type] ?? [])),
  ),
  public_entity_code: fc.constantFrom('u-log', 'u-logistique', 'super-u', 'utile', 'magasins-u', null),
  offers: fc.integer({ min: 0, max: 9 }),
  publishedWithin: fc.constant([1, 2, 3, 4]),
  paidFrom: fc.constant([4, 3, 2, 1, 0]),
});
const query = fc.record(
  ofFacets(
    ({ parameter }) => parameter,
    ({ type }) => fc.subarray(VALUES[type] ?? []).map((codes) => codes.join(',')),
  ),
);

it('[SEARCH-06] the count of a value equals the total of the search with it', () => {
  fc.assert(
    fc.property(fc.array(row, { maxLength: 30 }), query, (cube, chosen) => {
      const found = facetCounts(cube, chosen, catalogue);
      for (const { parameter, answer, match } of FACETS) {
        for (const { code, count } of found[answer]) {
          const value = match === 'all' ? [chosen[parameter], code].join(',') : code;
          const { count: expected } = facetCounts(cube, { ...chosen, [parameter]: value }, catalogue);
          expect([answer, code, count]).toEqual([answer, code, expected]);
        }
      }
    }),
  );
});

it('[SEARCH-06] shows every value, entities by number of offers, one group once', () => {
  const one: CubeRow = {
    ...ofFacets(
      ({ column }) => column,
      () => null,
    ),
    contract_code: 'cdi',
    time_code: 'full',
    public_entity_code: 'u-logistique',
    mentions: [],
    offers: 5,
    publishedWithin: [0, 1, 1, 3],
    paidFrom: [2, 1, 0, 0, 0],
  };
  const found = facetCounts([one, { ...one, public_entity_code: 'utile', offers: 2 }], {}, catalogue);
  expect(found.entities.map(({ code, count }) => `${code} ${count}`)).toEqual([
    'u-log 5',
    'magasins-u 2',
    'super-u 0',
    'u-tech 0',
  ]);
  expect(found.contractTypes).toHaveLength(2);
  expect(found.withSalary).toBe(4);
  expect(found.publishedWithin).toContainEqual({ value: 30, count: 6 });
  expect(found.paidFrom).toContainEqual({ value: 2000, count: 2 });
});
