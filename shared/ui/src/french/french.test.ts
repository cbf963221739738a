/** @jest-environment node */
import * as fc from 'fast-check';
import {
  dayLabel,
  daysBetween,
  eitherOf,
  formatInteger,
  ofPlace,
  parisDay,
  payLabel,
  publishedLabel,
  shortPublishedLabel,
} from './index.ts';

test('whole numbers are written as Intl writes them, with the space that the fonts have', () => {
  const intl = new Intl.NumberFormat('fr-FR');
  fc.assert(
    fc.property(fc.nat(), (value) => {
      expect(formatInteger(value)).toBe(intl.format(value).replaceAll('\u202F', '\u00A0'));
    }),
  );
});

test('days are written as Intl writes them, the first of a month in its own way', () => {
  const intl = new Intl.DateTimeFormat('fr-FR', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const instants = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(instants, (instant) => {
      const label = intl.format(instant).replace(/^1 /, '1er ');
      expect(dayLabel(instant.toISOString().slice(0, 10))).toBe(label);
    }),
  );
});

test('a day of this year goes without its year', () => {
  expect(dayLabel('2026-10-01', '2026-11-21')).toBe('1er octobre');
  expect(dayLabel('2025-12-31', '2026-01-02')).toBe('31 décembre 2025');
});

test('[SEARCH-11] the day is the one in France', () => {
  expect(parisDay(new Date('2026-11-20T23:30:00Z'))).toBe('2026-11-21');
  expect(parisDay(new Date('2026-07-20T22:30:00Z'))).toBe('2026-07-21');
});

test.each([
  ['2026-11-22', 'Publiée aujourd’hui'],
  ['2026-11-21', 'Publiée aujourd’hui'],
  ['2026-11-20', 'Publiée hier'],
  ['2026-11-18', 'Publiée le 18 novembre'],
  ['2026-10-01', 'Publiée le 1er octobre'],
  ['2025-12-24', 'Publiée le 24 décembre 2025'],
])('[OFFER-01] the page of an offer of %s says "%s"', (day, label) => {
  expect(publishedLabel(day, '2026-11-21')).toBe(label);
});

test.each([
  ['2026-11-22', 'Aujourd’hui'],
  ['2026-11-21', 'Aujourd’hui'],
  ['2026-11-20', 'Hier'],
  ['2026-11-19', 'Publiée il y a 2 jours'],
  ['2026-10-23', 'Publiée il y a 29 jours'],
  ['2026-10-22', 'Publiée le 22 octobre'],
  ['2026-10-01', 'Publiée le 1er octobre'],
  ['2025-12-31', 'Publiée le 31 décembre 2025'],
])('[SEARCH-11] the card of an offer of %s says "%s"', (day, label) => {
  expect(shortPublishedLabel(day, '2026-11-21')).toBe(label);
});

test('days are counted across a change of clocks', () => {
  expect(daysBetween('2026-10-24', '2026-10-26')).toBe(2);
});

test.each([
  [[], ''],
  [['Super U'], 'Super U'],
  [['Super U', 'Hyper U'], 'Super U ou Hyper U'],
  [['Super U', 'Hyper U', 'U Log'], 'Super U, Hyper U ou U Log'],
])('alternatives %j read "%s"', (items, text) => {
  expect(eitherOf(items)).toBe(text);
});

test.each([
  ['Le Mans (72)', 'du Mans (72)'],
  ['Les Herbiers (85)', 'des Herbiers (85)'],
  ['La Rochelle (17)', 'de La Rochelle (17)'],
  ['Angers (49)', 'd’Angers (49)'],
  ['Évreux (27)', 'd’Évreux (27)'],
  ['Nantes (44)', 'de Nantes (44)'],
])('after "de", %s is %s', (name, said) => {
  expect(ofPlace(name)).toBe(said);
});

test.each([
  [1950, 2150, 'MONTH', 'de 1\u00A0950 à 2\u00A0150\u00A0€ brut par mois'],
  [12.02, 12.5, 'HOUR', 'de 12,02 à 12,50\u00A0€ brut de l’heure'],
  [42_000, 42_000, 'YEAR', '42\u00A0000\u00A0€ brut par an'],
] as const)('[SEARCH-11] pay from %s to %s a %s is "%s"', (minimum, maximum, unit, text) => {
  expect(payLabel({ minimum, maximum, currency: 'EUR', unit })).toBe(text);
});
