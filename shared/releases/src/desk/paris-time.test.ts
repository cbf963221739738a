import { parisTime } from './paris-time.ts';

it.each([
  ['2026-12-24T18:00', '2026-12-24T17:00:00.000Z'],
  ['2026-07-14T00:30', '2026-07-13T22:30:00.000Z'],
  ['', undefined],
])('[REL-08] the time %s in a field is meant in Paris', (field, moment) => {
  expect(parisTime(field)).toBe(moment);
});

it('[REL-08] a text that is no time is refused', () => {
  expect(() => parisTime('soon')).toThrow('A freeze begins and ends at a time.');
});
