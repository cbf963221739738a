import { PlaceNames } from '../referentials/place-names.ts';
import type { CatalogueReferential } from '../referentials/catalogue.ts';
import { CompanyNames } from '../referentials/company-names.ts';
import { understand } from './understand.ts';
import { Words } from './words.ts';

const place = (code: string, label: string, weight: number, areaCodes: string[], type = 'TOWN') =>
  ({ code, label, weight, areaCodes, type }) as CatalogueReferential;
const places = new PlaceNames([
  place('nantes', 'Nantes (44)', 320_000, ['44000']),
  place('paris', 'Paris (75)', 2_100_000, ['75001']),
  place('dep-15', 'Cantal', 144_000, ['15'], 'DEPARTMENT'),
  place('vitry', 'Vitry-sur-Seine (94)', 95_000, ['94400']),
  place('sens', 'Sens (89)', 26_000, ['89100']),
  place('saint-malo', 'Saint-Malo (35)', 46_000, ['35400']),
  place('hamlet', 'Caisse (01)', 90, ['01000']),
  place('dep-44', 'Loire-Atlantique', 1_400_000, ['44'], 'DEPARTMENT'),
  place('bretagne', 'Bretagne', 3_400_000, ['35'], 'REGION'),
]);
const words = new Words(
  ['boucher', 'caisse', 'sens', 'service', 'caces'].map((word) => ({ word, documents: 9, inTrade: true })),
);
const companies = new CompanyNames([
  { code: 'super-u', label: 'Super U' },
  { code: 'utile', label: 'Utile' },
]);
const names = { words, places, companies };
const read = (keywords: string) => {
  const { words: left, place: found } = understand(keywords, names, false);
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
  ['emploi Nantes', '', 'nantes'],
  ['boucher Paris 15e', 'boucher', 'paris'],
  ['paris 15', '', 'paris'],
  ['boucher vitry', 'boucher', 'vitry'],
  ['mi-temps Nantes', 'temps partiel', 'nantes'],
])('[SEARCH-18] « %s » is a job and a place', (typed, job, code) => expect(read(typed)).toEqual([job, code]));

it.each(['boucher', 'sens du service', 'caisse', 'caces 3', '44 heures', ''])(
  '[SEARCH-18] « %s » names no place',
  (typed) => expect(read(typed)[1]).toBeUndefined(),
);

it('[SEARCH-18] a place that was chosen is not read again', () => {
  expect(understand('boucher nantes', names, true).place).toBeUndefined();
});

it.each([
  ['boucher super u', 'super-u', 'boucher'],
  ['Super U Nantes', 'super-u', ''],
  ['boucher utile', undefined, undefined],
  ['super lourd', undefined, undefined],
])('[SEARCH-18] « %s » names a company, or none', (typed, code, left) => {
  const { company } = understand(typed, names, false);
  expect([company?.code, company?.left.join(' ')]).toEqual([code, left]);
});

it.each(['emploi', 'offres d’emploi', 'je cherche un travail'])(
  '[SEARCH-18] « %s » asks for any offer',
  (typed) => expect(understand(typed, names, false).words).toEqual([]),
);
