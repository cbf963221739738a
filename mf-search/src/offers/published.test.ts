/** @jest-environment node */
import { publishedLabel } from './published.ts';

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
