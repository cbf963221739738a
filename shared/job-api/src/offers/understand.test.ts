import { PlaceNames } from '../referentials/place-names.ts';
import type { CatalogueReferential } from '../referentials/catalogue.ts';
import { understand } from './understand.ts';
import { Words } from './words.ts';

const place = (code: string, label: string, weight: number, areaCodes: string[], type = 'TOWN') =>
  ({ code, label, weight, areaCodes, type }) as CatalogueReferential;
const places = new PlaceNames([
  place('nantes', 'Nantes (44)', 320_000, ['44000']),
  place('sens', 'Sens (89)', 26_000, ['89100']),
  place('saint-malo', 'Saint-Malo (35)', 46_000, ['35400']),
  place('hamlet', 'Caisse (01)', 90, ['01000']),
  place('dep-44', 'Loire-Atlantique', 1_400_000, ['44'], 'DEPARTMENT'),
  place('bretagne', 'Bretagne', 3_400_000, ['35'], 'REGION'),
]);
const words = new Words(
  ['boucher', 'caisse', 'sens', 'service', 'caces'].map((word) => ({ word, documents: 9, inTrade: true })),
);
const read = (keywords: string) => {
  const { words: left, place: found } = understand(keywords, { words, places }, false);
  return [left.join(' '), found?.code];
};

it.each([
  ['boucher nantes', 'boucher', 'nantes'],
  ['Boucher à Nantes', 'boucher', 'nantes'],
  ['nantes boucher', 'boucher', 'nantes'],
  ['boucher 44000', 'boucher', 'nantes'],
  ['boucher 44', 'boucher', 'dep-44'],
  ['boucher Loire-Atlantique', 'boucher', 'dep-44'],
  ['boucher en Bretagne', 'boucher', 'bretagne'],
  ['boucher st malo', 'boucher', 'saint-malo'],
  ['boucher à Sens', 'boucher', 'sens'],
  ['Nantes', '', 'nantes'],
])('[SEARCH-18] « %s » is a job and a place', (typed, job, code) => expect(read(typed)).toEqual([job, code]));

it.each(['boucher', 'sens du service', 'caisse', 'caces 3', '44 heures', ''])(
  '[SEARCH-18] « %s » names no place',
  (typed) => expect(read(typed)[1]).toBeUndefined(),
);

it('[SEARCH-18] a place that was chosen is not read again', () => {
  expect(understand('boucher nantes', { words, places }, true).place).toBeUndefined();
});
