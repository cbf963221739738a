import fc from 'fast-check';
import { jobOffersPath, offerPath, referenceOf } from './paths.ts';

it.each([
  [['boucher'], '/nos-offres/boucher'],
  [['boucher', 'nantes'], '/nos-offres/boucher/nantes'],
  [['chef de rayon', "l'haÿ/les roses"], "/nos-offres/chef%20de%20rayon/l'ha%C3%BF%2Fles%20roses"],
] as const)('[SEARCH-09] the offers of %j are at %s', ([job, value], path) => {
  expect(jobOffersPath(job, value)).toBe(path);
});

describe('[ROUTE-03] the path of an offer', () => {
  it.each([
    ['boucher-h-f-2025-10432', '2025-10432'],
    ['2025-1', '2025-1'],
    ['rayon-1234-2025-1', '2025-1'],
    ['boucher-25-10432', undefined],
    ['x-2025-1234567890', undefined],
    ['boucher', undefined],
    ['', undefined],
  ])('%s names %s', (segment, reference) => {
    expect(referenceOf(segment)).toBe(reference);
  });

  it('always contains the reference, whatever the title', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 999_999_999 }), (title, number) => {
        const reference = `2025-${number}`;
        const segment = offerPath({ title, reference }).replace('/offre-emploi/', '');
        expect(referenceOf(segment)).toBe(reference);
      }),
    );
  });
});
