import { atTown, ofTown, sentence, theStore } from './french.ts';

it.each([
  ['Nantes', 'de Nantes', 'à Nantes'],
  ['Angers', 'd’Angers', 'à Angers'],
  ['Évreux', 'd’Évreux', 'à Évreux'],
  ['Le Mans', 'du Mans', 'au Mans'],
  ['Les Herbiers', 'des Herbiers', 'aux Herbiers'],
  ['La Rochelle', 'de La Rochelle', 'à La Rochelle'],
])('%s takes its prepositions: %s, %s', (town, of, at) =>
  expect([ofTown(town), atTown(town)]).toEqual([of, at]),
);

it('brands take their article', () => {
  expect(['Super U', 'Hyper U', 'Utile', 'U Express'].map(theStore)).toEqual([
    'le Super U',
    'l’Hyper U',
    'l’Utile',
    'le U Express',
  ]);
  expect(sentence(atTown('Évreux'))).toBe('À Évreux');
});
