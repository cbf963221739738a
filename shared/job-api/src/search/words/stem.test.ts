import { stem } from './stem.ts';

it.each([
  ['boucher bouchers bouchere boucherie boucheries'],
  ['vendeur vendeuse vendeurs vendeuses'],
  ['directeur directrice directeurs directrices'],
  ['preparateur preparatrice preparation preparations'],
  ['acheteur acheteuse'],
  ['technicien technicienne technique'],
  ['employe employes employee employees'],
  ['etudiant etudiante etudiants etudiantes'],
  ['apprenti apprentie apprentis apprenties'],
  ['commercial commerciale commerciaux'],
  ['gestionnaire gestion'],
  ['ingenieur ingenieure ingenieures'],
])('[SEARCH-18] %s have the same root', (words) => {
  expect(new Set(words.split(' ').map(stem)).size).toBe(1);
});

it.each([
  ['boucher', 'bouche'],
  ['boulanger', 'boule'],
  ['cariste', 'caisse'],
  ['livreur', 'livre'],
])('[SEARCH-18] %s and %s do not', (one, other) => expect(stem(one)).not.toBe(stem(other)));
