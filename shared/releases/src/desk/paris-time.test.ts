import { parisTime } from './paris-time.ts';

it.each([
  ['2026-12-24T18:00', '2026-12-24T17:00:00.000Z'],
  ['2026-07-14T00:30', '2026-07-13T22:30:00.000Z'],
  ['', undefined],
])('[REL-08] parses the time %s of a field in Paris time', (field, moment) => {
  expect(parisTime(field)).toBe(moment);
});

it('[REL-08] refuses an invalid time', () => {
  expect(() => parisTime('soon')).toThrow('A freeze begins and ends at a time.');
});
