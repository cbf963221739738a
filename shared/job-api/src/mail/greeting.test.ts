import { greeting } from './greeting.ts';

it.each(['Camille', 'Jean-Baptiste', 'Mary Ann', 'D’Artagnan', 'J.-P.', 'Élodie', 'Łukasz', 'محمد', '小明'])(
  '[SEC-01] %s is greeted by name',
  (name) => {
    expect(greeting(name)).toBe(`Bonjour ${name},`);
  },
);

it.each([
  'Gagnez 500 euros sur http://evil.test/x et',
  'evil.test',
  'www.evil.fr',
  'Camille, cliquez sur exemple.com',
  'camille@exemple.fr',
  '<b>Camille',
  'Vous avez gagné un voyage dans le pays de votre choix',
  '06 12 34 56 78',
])('[SEC-01] leaves %s out of a mail', (text) => {
  expect(greeting(text)).toBe('Bonjour,');
});
