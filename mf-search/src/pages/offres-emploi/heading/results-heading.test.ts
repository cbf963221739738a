/** @jest-environment node */
import type { OfferSearchResult } from '@careers/api-client';
import { aResult } from '../../../test/search-api.ts';
import type { Criteria, Items } from '../../../url/index.ts';
import { toFacets } from '../filters/facets.ts';
import { inArea } from './areas.ts';
import { mapHeading, resultsHeading } from './results-heading.ts';
import { subjectPhrase } from './subject.ts';

const TOWN = { type: 'TOWN', code: 'town_44109', label: 'Nantes (44)' } as const;
const LE_MANS = { type: 'TOWN', code: 'town_72181', label: 'Le Mans (72)' } as const;
const ALTERNANCE = { codeContractType: [{ code: 'a', label: 'Alternance' }] };

function heading(
  count: number,
  criteria: Criteria,
  items: Partial<Items>,
  interpretation: Partial<OfferSearchResult> = {},
) {
  const found = { ...(aResult([], count) as OfferSearchResult), ...interpretation };
  const facets = toFacets(found, new Map(), criteria);
  return resultsHeading({ criteria, items: { options: {}, ...items }, facets, found }).replaceAll(
    '\u00A0',
    ' ',
  );
}
const keywords = (label: string) => ({ keywords: { code: label, label } });

test.each<[string, number, Criteria, Partial<Items>]>([
  ['19603 offres d’emploi', 19_603, {}, {}],
  [
    '65 offres de boucher à moins de 30 km de Nantes',
    65,
    { keywords: 'boucher', codeTown: 'town_44109' },
    { ...keywords('boucher'), place: TOWN },
  ],
  [
    '12 offres de boulanger autour de Nantes et du Mans',
    12,
    { keywords: 'boulanger', codePlace: ['town_44109', 'town_72181'] },
    { ...keywords('boulanger'), places: [TOWN, LE_MANS] },
  ],
  [
    '12 offres d’emploi à moins de 50 km de Nantes, du Mans et en Bretagne',
    12,
    { codePlace: ['town_44109', 'town_72181', 'reg_53'], radius: 50 },
    { places: [TOWN, LE_MANS, { type: 'REGION', code: 'reg_53', label: 'Bretagne' }] },
  ],
  [
    '3 offres d’emploi dans le Morbihan et en Loire-Atlantique',
    3,
    { codePlace: ['dep_56', 'dep_44'] },
    {
      places: [
        { type: 'DEPARTMENT', code: 'dep_56', label: 'Morbihan' },
        { type: 'DEPARTMENT', code: 'dep_44', label: 'Loire-Atlantique' },
      ],
    },
  ],
  [
    '8 offres en boulangerie, en alternance, à moins de 30 km du Mans',
    8,
    { keywords: 'boulangerie', codeTown: 'town_72181', codeContractType: ['a'] },
    { ...keywords('boulangerie'), place: LE_MANS, options: ALTERNANCE },
  ],
  [
    '1 offre d’hôte de caisse à moins de 50 km de Nantes',
    1,
    { keywords: 'x', codeTown: 'town_44109', radius: 50 },
    { ...keywords('Hôte de caisse'), place: TOWN },
  ],
  [
    '594 offres d’emploi en Ille-et-Vilaine',
    594,
    { codeDepartment: 'dep_35' },
    { place: { type: 'DEPARTMENT', code: 'dep_35', label: 'Ille-et-Vilaine' } },
  ],
  ['12 offres pour « drive »', 12, { keywords: 'drive' }, keywords('drive')],
  [
    '3 offres d’emploi, chez Super U, à moins de 10 km de vous',
    3,
    { latitude: 48, longitude: 2, radius: 10, codeEntity: ['super-u'] },
    {},
  ],
  [
    '20 offres d’emploi, secteur Logistique',
    20,
    { codeOfferFamilyCategory: 'f' },
    { job: { code: 'f', label: 'Logistique' } },
  ],
  ['7 offres d’UX designer', 7, { codeJobName: 'j' }, { job: { code: 'j', label: 'UX designer' } }],
])('[SEARCH-01] the heading is "%s"', (expected, count, criteria, items) => {
  expect(heading(count, criteria, items).replace(/(?<=\d) (?=\d{3})/g, '')).toBe(expected);
});

test.each<[string, Partial<OfferSearchResult>, string]>([
  ['boulngér', { correctedKeywords: 'boulanger' }, '4 offres de boulanger'],
  ['bouchere', { correctedKeywords: 'bouchère' }, '4 offres de bouchère'],
  ['caissier(ère)', {}, '4 offres de caissier'],
  ['boucher.e', {}, '4 offres de boucher'],
  ['employé(e) libre service', {}, '4 offres d’employé libre service'],
  ['boucher -nantes', { excludedKeywords: ['nantes'] }, '4 offres de boucher sauf nantes'],
  ['livreur sans permis', { excludedKeywords: ['permis'] }, '4 offres de livreur sans permis'],
  [
    'vendeuse en boulangerie',
    { hasAnyKeyword: true, leftOutKeywords: ['vendeuse'] },
    '4 offres en boulangerie',
  ],
  ['butcher', { replacedKeywords: [{ typed: 'butcher', searched: 'boucher' }] }, '4 offres de boucher'],
  ['ＢＯＵＣＨＥＲ', {}, '4 offres de boucher'],
])('[SEARCH-18] the heading of "%s" has the searched words', (typed, interpretation, expected) => {
  expect(heading(4, { keywords: typed }, keywords(typed), interpretation)).toBe(expected);
});

test.each([
  ['Opticien', 'd’opticien'],
  ['Employé commercial', 'd’employé commercial'],
  ['Chef de rayon', 'de chef de rayon'],
  ['fleuriste', 'de fleuriste'],
  ['charcuterie', 'en charcuterie'],
  ['caisse', 'en caisse'],
  ['mise en rayon', 'pour «\u00A0mise en rayon\u00A0»'],
  ['week-end', 'pour «\u00A0week-end\u00A0»'],
])('[SEARCH-01] offers "%s" are offers %s', (label, phrase) => expect(subjectPhrase(label)).toBe(phrase));

test.each([
  ['Bretagne', 'en Bretagne'],
  ['Loire-Atlantique', 'en Loire-Atlantique'],
  ['Pas-de-Calais', 'dans le Pas-de-Calais'],
  ['Ain', 'dans l’Ain'],
  ['Hauts-de-France', 'dans les Hauts-de-France'],
  ['Sarthe', 'dans la Sarthe'],
  ['Paris', 'à Paris'],
  ['La Réunion', 'à La Réunion'],
])('[SEARCH-01] one is, in %s, %s', (name, said) => expect(inArea(name)).toBe(said));

test.each<[string, Criteria, Partial<Items>]>([
  ['Carte des offres d’emploi', { codeTown: 'town_44109' }, { place: TOWN }],
  ['Carte des offres de boucher, en alternance', {}, { ...keywords('boucher'), options: ALTERNANCE }],
])('[SEARCH-19] the map is headed “%s”', (said, criteria, items) => {
  expect(mapHeading(criteria, { options: {}, ...items })).toBe(said);
});
