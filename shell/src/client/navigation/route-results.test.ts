import { hasDataOf } from './route-results.ts';

const matches = [
  { route: { id: 'layout' } },
  { route: { id: 'mf-search/offres-emploi', loader: () => null } },
] as unknown as Parameters<typeof hasDataOf>[0];
const answer = (part: object) => part as Parameters<typeof hasDataOf>[1];

test('[ROUTE-11] a page is never rendered without its data', () => {
  expect(hasDataOf(matches, answer({ loaderData: { 'mf-offer/offre': {} }, errors: null }))).toBe(false);
});

test('data may be empty, and an error needs none', () => {
  expect(hasDataOf(matches, answer({ loaderData: { 'mf-search/offres-emploi': null }, errors: null }))).toBe(
    true,
  );
  expect(hasDataOf(matches, answer({ loaderData: {}, errors: {} }))).toBe(true);
});
