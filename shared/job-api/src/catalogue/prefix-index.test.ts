import fc from 'fast-check';
import { foldWords } from '@careers/contract/text';
import { referenceData } from '../../tools/seed/reference-data.ts';
import { PrefixIndex } from './prefix-index.ts';

const town = (label: string, weight: number, ...areaCodes: string[]) => ({
  type: 'TOWN',
  label,
  weight,
  areaCodes,
});
const NANTES = town('Nantes (44)', 320_000, '44000', '44100');
const NANT = town('Nant (12)', 900, '12230');
const LA_ROCHELLE = town('La Rochelle (17)', 77_000, '17000');
const HAY = town('L’Haÿ-les-Roses (94)', 31_000, '94240');
const SAINT_ETIENNE = town('Saint-Étienne (42)', 172_000, '42000');
const LYON = town('Lyon (69)', 520_000, '69001', '69003');
const LOIRE_ATLANTIQUE = { ...town('Loire-Atlantique', 1_430_000, '44'), type: 'DEPARTMENT' };
const PAYS_DE_LA_LOIRE = { ...town('Pays de la Loire', 3_800_000, '44', '49'), type: 'REGION' };
const ALL = [NANT, NANTES, LA_ROCHELLE, HAY, SAINT_ETIENNE, LYON, PAYS_DE_LA_LOIRE, LOIRE_ATLANTIQUE];
const index = new PrefixIndex(ALL);

it.each([
  ['nant', NANTES],
  ['nant 12', NANT],
  ['la ro', LA_ROCHELLE],
  ['rochelle', LA_ROCHELLE],
  ["l'hay", HAY],
  ['lhay', HAY],
  ['st etienne', SAINT_ETIENNE],
  ['SAINT-ÉTIENNE', SAINT_ETIENNE],
  ['lyon 3e', LYON],
  ['69003', LYON],
  ['44', LOIRE_ATLANTIQUE],
  ['441', NANTES],
])('[SEARCH-03] « %s » suggests the most likely place first', (typed, place) => {
  expect(index.find(typed)[0]?.item).toBe(place);
});

it('[SEARCH-03] any prefix of a name, with or without accents, suggests its place', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...ALL),
      fc.integer({ min: 1, max: 30 }),
      fc.boolean(),
      (place, length, isFolded) => {
        const name = place.label.replace(/ \(.*/, '');
        const typed = (isFolded ? foldWords(name) : name).slice(0, length);
        return index.find(typed).some(({ item }) => item === place);
      },
    ),
  );
});

it('[SEARCH-03] suggests among all places of France within 10 ms at the 95th percentile', () => {
  const places = referenceData().referentials;
  const all = new PrefixIndex(places);
  const typed = places
    .filter((_place, number) => number % 97 === 0)
    .flatMap(({ label }) => {
      const name = foldWords(label);
      return [1, 2, 3, 5].map((length) => name.slice(0, length));
    });
  const times = typed.map((text) => {
    const started = performance.now();
    all.find(text);
    return performance.now() - started;
  });
  expect(times.sort((left, right) => left - right)[Math.floor(times.length * 0.95)]).toBeLessThan(10);
});
