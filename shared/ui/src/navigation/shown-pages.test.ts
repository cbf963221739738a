/** @jest-environment node */
import fc from 'fast-check';
import { shownPages } from './pagination.tsx';

test.each([
  [0, 4, [0, 1, 3]],
  [1, 4, [0, 1, 2, 3]],
  [5, 20, [0, 4, 5, 6, 19]],
  [19, 20, [0, 18, 19]],
])('[SEARCH-01] page %i of %i shows %j', (page, pageCount, shown) => {
  expect(shownPages(page, pageCount)).toEqual(shown);
});

test('[SEARCH-01] the first, the current and the last page are always shown, in order and once', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5000 }), fc.nat(), (pageCount, any) => {
      const page = any % pageCount;
      const shown = shownPages(page, pageCount);
      expect(shown).toEqual(expect.arrayContaining([0, page, pageCount - 1]));
      expect(shown).toEqual([...new Set(shown)].sort((left, right) => left - right));
    }),
  );
});
