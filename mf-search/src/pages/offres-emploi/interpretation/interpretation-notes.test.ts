/** @jest-environment node */
import type { OfferSearchResult } from '@careers/api-client';
import { interpretedSearch, normalise } from '../../../url/index.ts';
import { aResult, anOffer } from '../../../test/search-api.ts';
import { interpretationNotes } from './interpretation-notes.ts';

const TOWN = { code: 'town_72181', label: 'Le Mans (72)', type: 'TOWN', typed: 'le mans' };
const NANTES = { code: 'town_44109', label: 'Nantes (44)', type: 'TOWN', typed: 'nantes' };

/** Returns the notes on keywords that the API interprets as `meant`; the interpreted search returns `found`. */
function said(
  keywords: string,
  meant: Partial<OfferSearchResult>,
  found: Partial<OfferSearchResult> = meant,
) {
  const asked = normalise({ criteria: { keywords } });
  const result = aResult([anOffer()]) as OfferSearchResult;
  const interpretation = { ...result, ...meant };
  const interpreted = interpretedSearch(asked, interpretation);
  return interpretationNotes({ asked, interpretation, interpreted, found: { ...result, ...found } }).map(
    ({ text }) => text.replaceAll('\u00A0', ' '),
  );
}

test.each<[string, Partial<OfferSearchResult>, string[]]>([
  ['boucher', {}, []],
  [
    'poisonier',
    { correctedKeywords: 'poissonnier' },
    ['Résultats pour « poissonnier » : aucune offre ne contient « poisonier ».'],
  ],
  [
    'drh',
    { replacedKeywords: [{ typed: 'drh', searched: 'responsable ressources humaines' }] },
    ['Aucune offre ne dit « drh » : voici celles pour « responsable ressources humaines ».'],
  ],
  [
    'cap boulanger',
    { leftOutKeywords: ['cap'] },
    ['Les offres qui parlent de « cap » viennent en premier, les autres suivent.'],
  ],
  [
    'stage bac pro commerce',
    { leftOutKeywords: ['bac', 'pro'] },
    ['Les offres qui parlent de « bac pro » viennent en premier, les autres suivent.'],
  ],
  [
    'boucher trifouillis',
    { leftOutKeywords: ['trifouillis'], hasAnyKeyword: true },
    ['Aucune offre ne réunit tous vos mots : « trifouillis » a été laissé de côté.'],
  ],
  [
    'boucher trifouillis atlantis',
    { leftOutKeywords: ['trifouillis', 'le', 'mco'], hasAnyKeyword: true },
    ['Aucune offre ne réunit tous vos mots : « trifouillis », « le » et « mco » ont été laissés de côté.'],
  ],
  [
    'boucher caviste',
    { hasAnyKeyword: true },
    ['Aucune offre ne contient tous vos mots : celles-ci en contiennent une partie.'],
  ],
  [
    'le mans',
    { keywordPlace: TOWN, searchedKeywords: '' },
    ['« le mans » a été compris comme un lieu : Le Mans (72).'],
  ],
  [
    'nantes 62',
    {
      keywordPlace: {
        code: 'dep_62',
        label: 'Pas-de-Calais',
        type: 'DEPARTMENT',
        typed: 'nantes 62',
        absentTown: { code: 'town_44109', label: 'Nantes (44)', type: 'TOWN' },
      },
      searchedKeywords: '',
    },
    [
      'Aucune commune du département Pas-de-Calais ne s’appelle « Nantes » : voici les offres du département.',
    ],
  ],
  [
    'le mans',
    {
      keywordPlace: TOWN,
      searchedKeywords: '',
      otherPlaces: [
        { code: 'town_1', label: 'Le Mans (1)', type: 'TOWN' },
        { code: 'town_2', label: 'Le Mans (2)', type: 'TOWN' },
      ],
    },
    ['« le mans » a été compris comme un lieu : Le Mans (72).', 'Autres lieux de ce nom :'],
  ],
  [
    'livreur sans permis',
    { excludedKeywords: ['permis'] },
    ['Les offres dont le texte parle de « permis » sont laissées de côté.'],
  ],
  ['мясник', {}, ['Écrivez votre recherche en lettres latines, par exemple « boucher ».']],
  ['%', {}, ['Écrivez votre recherche en lettres latines, par exemple « boucher ».']],
  ['ＢＯＵＣＨＥＲ', {}, []],
  [
    'nantes le mans',
    {
      keywordPlace: TOWN,
      searchedKeywords: '',
      moreKeywordPlaces: [NANTES],
    },
    [],
  ],
  [
    'horloger nantes le mans',
    {
      keywordPlace: TOWN,
      moreKeywordPlaces: [NANTES],
      widenedPlace: { ...TOWN, radius: 100 },
      searchedKeywords: 'horloger',
      hasAnyKeyword: true,
      leftOutKeywords: [],
    },
    ['Aucune offre plus près : la recherche est élargie à 100 km autour du Mans (72) et de Nantes (44).'],
  ],
  [
    'astronaute nantes le mans',
    {
      keywordPlace: TOWN,
      moreKeywordPlaces: [NANTES],
      searchedKeywords: 'astronaute',
      hasAnyKeyword: true,
      leftOutKeywords: ['le mans', 'nantes'],
    },
    ['Aucune offre pour ces mots près du Mans (72) et de Nantes (44) : voici celles de toute la France.'],
  ],
  [
    'candidature spontanée',
    { keywordIntents: ['SPONTANEOUS'], searchedKeywords: '' },
    ['Vous pouvez nous écrire sans répondre à une offre.'],
  ],
  [
    'rqth',
    { keywordIntents: ['HANDICAP'], searchedKeywords: '' },
    ['Les offres n’indiquent pas les aménagements possibles : parlez-en au recruteur, ou écrivez-nous.'],
  ],
  [
    '16 ans',
    { keywordIntents: ['MINOR'], searchedKeywords: '' },
    ['Avant 18 ans, l’alternance et le stage sont les chemins les plus simples vers un métier.'],
  ],
  [
    'embauche immédiate',
    { keywordIntents: ['START_NOW'], searchedKeywords: '' },
    ['Pour commencer vite, regardez d’abord les offres les plus récentes.'],
  ],
  [
    'suivi de ma candidature',
    { keywordIntents: ['APPLICATIONS'], searchedKeywords: '' },
    [
      'Vos candidatures se suivent par le lien de leur e-mail de confirmation, ou depuis l’appareil qui les a envoyées.',
    ],
  ],
  ['caviste', { suggestedKeywords: 'cariste' }, ['Aucune offre ne contient « caviste ».']],
  [
    'boucher le mans',
    { keywordPlace: TOWN, searchedKeywords: 'boucher', leftOutKeywords: ['le mans'], hasAnyKeyword: true },
    ['Aucune offre pour ces mots près du Mans (72) : voici celles de toute la France.'],
  ],
  [
    'ouvrir un magasin',
    {
      keywordIntents: ['OWNER'],
      searchedKeywords: 'directeur de magasin',
      replacedKeywords: [{ typed: 'ouvrir un magasin', searched: 'directeur de magasin' }],
    },
    ['La coopérative forme et accompagne ses futurs Associés, avant et après l’ouverture.'],
  ],
])('[SEARCH-18] notes explain the interpretation of "%s": %#', (keywords, meant, sentences) => {
  expect(said(keywords, meant)).toEqual(sentences);
});

test('[SEARCH-18] notes on a widened search state how far, and omit words that all offers have', () => {
  const wider = {
    keywordPlace: TOWN,
    widenedPlace: { ...TOWN, radius: 100 },
    searchedKeywords: 'boulangerie',
    hasAnyKeyword: true,
  };
  const sentences = [
    '« le mans » a été compris comme un lieu : Le Mans (72).',
    'Aucune offre plus près : la recherche est élargie à 100 km autour du Mans (72).',
  ];
  expect(said('alternance boulangerie le mans', wider, {})).toEqual(sentences);
  expect(
    said('boucher corse', {
      keywordPlace: { code: 'dep_2A', label: 'Corse-du-Sud', type: 'DEPARTMENT', typed: 'corse' },
      widenedPlace: { code: 'reg_94', label: 'Corse', type: 'REGION' },
      searchedKeywords: 'boucher',
    }),
  ).toContain('Aucune offre plus près : la recherche est élargie à la région Corse.');
});

test.each<[string, NonNullable<OfferSearchResult['keywordIntents']>[number], string]>([
  ['boucher urgent', 'START_NOW', '/offres-emploi?keywords=boucher&publishedWithinDays=7'],
  ['boucher smic', 'PAY', '/offres-emploi?keywords=boucher&minimumSalary=1'],
  ['boucher 13e mois', 'BENEFITS', '/notre-culture-dentreprise'],
  ['ma candidature boucher', 'APPLICATIONS', '/candidatures'],
  ['mot de passe boucher', 'ACCOUNT', '/candidatures'],
  ['newsletter boucher', 'ALERT', '/alerte'],
  ['contacter un recruteur boucher', 'CONTACT', '/candidature-spontanee'],
])('[SEARCH-18] "%s" (%s) links to %s', (keywords, intent, href) => {
  const asked = normalise({ criteria: { keywords } });
  const interpretation: OfferSearchResult = {
    ...aResult([anOffer()]),
    keywordIntents: [intent],
    searchedKeywords: 'boucher',
  };
  const interpreted = interpretedSearch(asked, interpretation);
  const [note] = interpretationNotes({ asked, interpretation, interpreted, found: interpretation });
  expect(note?.link?.href).toBe(href);
});
