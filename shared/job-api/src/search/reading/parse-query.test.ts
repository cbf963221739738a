import fc from 'fast-check';
import { PlaceNames } from '../../catalogue/place-names.ts';
import type { CatalogueReferential } from '../../catalogue/items.ts';
import { FilterTerms } from './filter-terms.ts';
import { parseQuery } from './parse-query.ts';
import { Vocabulary } from '../words/vocabulary.ts';

const place = (
  code: string,
  label: string,
  weight: number,
  areaCodes: string[],
  { type = 'TOWN', everydayNames = [] as string[] } = {},
) => ({ code, label, weight, areaCodes, type, everydayNames }) as unknown as CatalogueReferential;
const places = new PlaceNames([
  place('nantes', 'Nantes (44)', 320_000, ['44000']),
  place('paris', 'Paris (75)', 2_100_000, ['75001']),
  place('dep-15', 'Cantal', 144_000, ['15'], { type: 'DEPARTMENT' }),
  place('vitry', 'Vitry-sur-Seine (94)', 95_000, ['94400']),
  place('sens', 'Sens (89)', 26_000, ['89100']),
  place('saint-malo', 'Saint-Malo (35)', 46_000, ['35400']),
  place('hamlet', 'Caisse (01)', 90, ['01000']),
  place('dep-44', 'Loire-Atlantique', 1_400_000, ['44'], { type: 'DEPARTMENT' }),
  place('bretagne', 'Bretagne', 3_400_000, ['35'], { type: 'REGION' }),
  place('idf', 'Île-de-France', 12_000_000, ['75'], {
    type: 'REGION',
    everydayNames: ['idf', 'région parisienne'],
  }),
  place('re', 'Saint-Martin-de-Ré (17)', 2_300, ['17410'], { everydayNames: ['île de ré'] }),
]);
const words = new Vocabulary(
  [
    ...'boucher boulanger caisse sens service caces 3eme magasin nuit directeur second'.split(' '),
    ...'travail semaine commerce'.split(' '),
  ].map((word) => ({ word, documents: 9, inTrade: true })),
);
const VALUES: Record<string, { code: string; label: string }[]> = {
  ENTITY: [
    { code: 'super-u', label: 'Super U' },
    { code: 'utile', label: 'Utile' },
    { code: 'magasins-u', label: 'Magasins U' },
  ],
  CONTRACT_TYPE: [
    { code: 'dr_contract_cdi', label: 'CDI' },
    { code: 'dr_contract_alternance', label: 'Alternance' },
    { code: 'dr_contract_stage', label: 'Stage' },
    { code: 'dr_contract_cddsaisonnier', label: 'CDD saisonnier' },
  ],
  DURATION: [
    { code: 'dr_jobtime_tempsplein', label: 'Temps plein' },
    { code: 'dr_jobtime_tempspartiel', label: 'Temps partiel' },
  ],
  MENTION: [
    { code: 'mention_night', label: 'Travail de nuit possible' },
    { code: 'mention_weekendfree', label: 'Week-ends libres' },
    { code: 'mention_weekend', label: 'Travail le week-end' },
  ],
};
const filterTerms = new FilterTerms(({ type }) => VALUES[type] ?? []);
const read = (keywords: string, chosenPlaces?: readonly string[]) =>
  parseQuery({ keywords, names: { words, filterTerms, places }, chosenPlaces, areaAround: () => undefined });
const jobOf = (keywords: string) =>
  read(keywords)
    .words.map(({ word }) => word)
    .join(' ');

it.each([
  ['boucher nantes', 'boucher', 'nantes'],
  ['Boucher à Nantes', 'boucher', 'nantes'],
  ['nantes boucher', 'boucher', 'nantes'],
  ['boucher 44000', 'boucher', 'nantes'],
  ['boucher 44', 'boucher', 'dep-44'],
  ['boucher Loire-Atlantique', 'boucher', 'dep-44'],
  ['boucher en Bretagne', 'boucher', 'bretagne'],
  ['boucher région Bretagne', 'boucher', 'bretagne'],
  ['boucher st malo', 'boucher', 'saint-malo'],
  ['boucher à Sens', 'boucher', 'sens'],
  ['Nantes', '', 'nantes'],
  ['emploi Nantes', '', 'nantes'],
  ['boucher Paris 15e', 'boucher', 'paris'],
  ['paris 15', '', 'paris'],
  ['boucher vitry', 'boucher', 'vitry'],
  ['boucher Nantes (44)', 'boucher', 'nantes'],
  ['boucher 44000 Nantes', 'boucher', 'nantes'],
  ['boucher nantes loire atlantique', 'boucher', 'nantes'],
  ['boucher idf', 'boucher', 'idf'],
  ['boucher région parisienne', 'boucher', 'idf'],
  ['boucher île de ré', 'boucher', 're'],
  ['boucher nante', 'boucher', 'nantes'],
  ['boucher saint mallo', 'boucher', 'saint-malo'],
])('[SEARCH-18] « %s » is a job and a place', (typed, job, code) => {
  expect([jobOf(typed), read(typed).places[0]?.item.code]).toEqual([job, code]);
});

it.each(['boucher', 'sens du service', 'caisse', 'caces 3', '44 heures', 'bouchers', ''])(
  '[SEARCH-18] « %s » names no place',
  (typed) => expect(read(typed).places).toEqual([]),
);

it('[SEARCH-18] does not read a chosen place again, and removes its name from the job’s words', () => {
  expect(read('boucher nantes', ['nantes']).places).toEqual([]);
  expect(read('boucher nantes', ['nantes']).words).toHaveLength(1);
  expect(read('boucher nantes', ['paris']).words).toHaveLength(2);
});

it('[SEARCH-18] returns the remaining keywords as typed, wherever the place is', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('Bouchère', 'chef·fe boucher', 'boucher F/H', 'CAP boulanger', 'caisse'),
      fc.constantFrom('Nantes', 'nante', 'Loire-Atlantique', 'région parisienne', 'Île de Ré', '44000'),
      fc.constantFrom('', 'à ', 'en ', 'près de ', 'dans la '),
      fc.boolean(),
      (job, name, before, isFirst) => {
        const typed = isFirst ? `${name} ${job}` : `${job}, ${before}${name}`;
        const {
          remaining,
          places: [found],
        } = read(typed);
        expect([typed, remaining, found?.typed]).toEqual([typed, job, name]);
      },
    ),
  );
});

it.each([
  ['alternance boulanger', 'boulanger', ['dr_contract_alternance']],
  ['boulanger en contrat d’apprentissage', 'boulanger', ['dr_contract_alternance']],
  ['job d’été', '', ['dr_contract_cddsaisonnier']],
  ['boucher super u', 'boucher', ['super-u']],
  ['boucher utile', 'boucher utile', []],
  ['super lourd', 'super lourd', []],
  ['mi-temps caisse', 'caisse', ['dr_jobtime_tempspartiel']],
  ['caisse 20h/semaine', 'caisse', ['dr_jobtime_tempspartiel']],
  ['boucher 35 heures', 'boucher', ['dr_jobtime_tempsplein']],
  ['travail de nuit', '', ['mention_night']],
  ['caisse week-end libre', 'caisse', ['mention_weekendfree']],
  ['magasin', '', ['magasins-u']],
  ['directeur de magasin', 'directeur de magasin', []],
])('[SEARCH-18] « %s » contains filter values', (typed, job, codes) => {
  expect([jobOf(typed), read(typed).filters.map(({ code }) => code)]).toEqual([job, codes]);
});

it.each([
  ['boucher près de chez moi', 'AROUND_ME', 'boucher'],
  ['magasin pas loin de moi', 'AROUND_ME', 'magasin'],
  ['ouvrir mon propre magasin', 'OWNER', ''],
  ['devenir associée', 'OWNER', ''],
  ['franchise Nantes', 'OWNER', ''],
])('[SEARCH-18] « %s » has other intents than offers', (typed, intent, remaining) => {
  expect([read(typed).intents, read(typed).remaining]).toEqual([[intent], remaining]);
});

it('[SEARCH-18] schooling is optional, unless it is the only keyword', () => {
  expect(jobOf('bac pro commerce')).toBe('commerce');
  expect(read('stage de 3ème')).toMatchObject({ words: [], levels: [{ word: '3eme' }] });
  expect(jobOf('bts')).toBe('bts');
});

it.each(['emploi', 'offres d’emploi', 'je cherche un travail'])(
  '[SEARCH-18] « %s » asks for any offer',
  (typed) => expect(read(typed).words).toEqual([]),
);
