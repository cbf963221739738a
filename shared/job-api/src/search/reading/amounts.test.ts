import { tokenize } from '../words/tokenize.ts';
import { readPay, readRadius } from './amounts.ts';

const said = (tokens: readonly { word: string }[] = []) => tokens.map(({ word }) => word).join(' ');

it.each([
  ['nantes 20km', 20, '20km'],
  ['boucher à 20 km de nantes', 20, 'a 20 km'],
  ['dans un rayon de 50 kilomètres', 50, 'dans un rayon de 50 kilometres'],
  ['nantes 2 km', 5, '2 km'],
  ['nantes 500 km', 100, '500 km'],
])('[SEARCH-18] « %s » is a radius of %i km', (typed, value, words) => {
  const read = readRadius(tokenize(typed));
  expect([read?.value, said(read?.said)]).toEqual([value, words]);
});

it.each([
  ['boucher 2000€', 2000, '2000'],
  ['boucher 2000 €', 2000, '2000'],
  ['caissier 1900 euros net par mois', 1900, '1900 euros net par mois'],
  ['salaire 2000', 2000, 'salaire 2000'],
  ['salaire de 2500 brut', 2500, 'salaire de 2500 brut'],
])('[SEARCH-18] « %s » is pay of %i € a month', (typed, value, words) => {
  const read = readPay(tokenize(typed), typed);
  expect([read?.value, said(read?.said)]).toEqual([value, words]);
});

it.each(['boucher 44000', 'caces 3', '35 heures', '2026', 'bac 2 nantes'])(
  '[SEARCH-18] « %s » is neither',
  (typed) => {
    expect(readRadius(tokenize(typed))).toBeUndefined();
    expect(readPay(tokenize(typed), typed)).toBeUndefined();
  },
);
