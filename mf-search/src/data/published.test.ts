/** @jest-environment node */
import { dayOf, publishedLabel } from './published.ts';

const TODAY = '2026-11-21';

test.each([
  ['2026-11-22', "Aujourd'hui"],
  ['2026-11-21', "Aujourd'hui"],
  ['2026-11-20', 'Hier'],
  ['2026-11-19', 'Publiée il y a 2 jours'],
  ['2026-10-23', 'Publiée il y a 29 jours'],
  ['2026-10-22', 'Publiée le 22 octobre'],
  ['2026-10-01', 'Publiée le 1er octobre'],
  ['2025-12-31', 'Publiée le 31 décembre 2025'],
])('[SEARCH-11] an offer of %s says "%s"', (day, label) => {
  expect(publishedLabel(day, TODAY)).toBe(label);
});

test('[SEARCH-11] the day is the one in France', () => {
  expect(dayOf(new Date('2026-11-20T23:30:00Z'))).toBe('2026-11-21');
  expect(dayOf(new Date('2026-07-20T22:30:00Z'))).toBe('2026-07-21');
});
