import { typographyErrors } from './typography.ts';

test.each([
  'Près de 20\u00a0000 offres\u00a0: en magasin, à 70\u00a0% financées.',
  '«\u00a0Le lundi, je suis patron chez moi.\u00a0»',
  'Voir https://www.cnil.fr',
])('%j has no errors', (text) => {
  expect(typographyErrors(text)).toEqual([]);
});

test.each([
  ['Vous venez ?', 'put U+00A0 before'],
  ['« Oui\u00a0»', 'after «'],
  ['20 000 offres', 'between thousands'],
  ['la loi n° 2005-102', 'after n°'],
  ["l'offre", 'apostrophe'],
  ['vendeur·euse', 'middle dot'],
  ['70\u202f000', 'in place of U+202F'],
  ['deux  espaces', 'extra space'],
])('%j has an error: %s', (text, reason) => {
  expect(typographyErrors(text).join()).toContain(reason);
});
