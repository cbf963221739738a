import { dayLabel, publishedLabel } from './dates.ts';

const NOW = new Date('2026-11-21T10:00:00Z');

it.each([
  ['2026-11-21T07:00:00Z', 'Publiée aujourd’hui'],
  ['2026-11-20T22:30:00Z', 'Publiée hier'],
  ['2026-11-18T08:00:00Z', 'Publiée le 18 novembre'],
  ['2026-10-01T08:00:00Z', 'Publiée le 1er octobre'],
  ['2025-12-24T08:00:00Z', 'Publiée le 24 décembre 2025'],
])('says when it was published: %s', (date, expected) => {
  expect(publishedLabel(new Date(date), NOW)).toBe(expected);
});

it('names the day in France, also late in the evening', () => {
  expect(dayLabel(new Date('2026-12-31T23:30:00Z'))).toBe('1er janvier 2027');
});
