import fc from 'fast-check';
import { offerPath, referenceOf, slug } from './offer-path.ts';

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

  it.each([
    ['Pâtissier·ère (H/F)', 'patissier-ere-h-f'],
    ['Œnologue à L’Haÿ', 'oenologue-a-l-hay'],
    ['  --  ', ''],
    [`${'mot '.repeat(30)}`, 'mot-'.repeat(20).slice(0, -1)],
  ])('slug of %p is %p', (title, expected) => {
    expect(slug(title)).toBe(expected);
  });

  it('always leads back to the reference, whatever the title', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 999_999_999 }), (title, number) => {
        const reference = `2025-${number}`;
        const segment = offerPath({ title, reference }).replace('/offre-emploi/', '');
        expect(referenceOf(segment)).toBe(reference);
        expect(slug(title).length).toBeLessThanOrEqual(80);
        expect(slug(slug(title))).toBe(slug(title));
      }),
    );
  });
});
