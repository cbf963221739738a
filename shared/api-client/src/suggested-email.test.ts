import { suggestedEmail } from './suggested-email.ts';

it.each([
  ['jean@gmial.com', 'jean@gmail.com'],
  ['jean@gamil.com', 'jean@gmail.com'],
  ['jean@gmail.con', 'jean@gmail.com'],
  ['jean@gmail.co', 'jean@gmail.com'],
  ['jean@gmailcom', 'jean@gmail.com'],
  ['jean@gmail,com', 'jean@gmail.com'],
  ['jean@gmail.fr', 'jean@gmail.com'],
  ['Jean.Dupont@GMIAL.COM', 'Jean.Dupont@gmail.com'],
  [' jean@hotmial.fr ', 'jean@hotmail.fr'],
  ['jean@hotmal.com', 'jean@hotmail.com'],
  ['jean@orange.f', 'jean@orange.fr'],
  ['jean@ornage.fr', 'jean@orange.fr'],
  ['jean@wanado.fr', 'jean@wanadoo.fr'],
  ['jean@lapost.net', 'jean@laposte.net'],
  ['jean@outlok.fr', 'jean@outlook.fr'],
  ['jean@yaho.fr', 'jean@yahoo.fr'],
  ['jean@iclou.com', 'jean@icloud.com'],
])('%j was probably meant as %j', (text, meant) => {
  expect(suggestedEmail(text)).toBe(meant);
});

it.each([
  'jean@gmail.com',
  'jean@ORANGE.FR',
  'jean@mail.com',
  'jean@ymail.com',
  'jean@gmx.com',
  'jean@gmx.net',
  'jean@hotmail.be',
  'jean@yahoo.co.uk',
  'jean@laposte.fr',
  'jean@sncf.fr',
  'jean@fr.fr',
  'jean@univ-nantes.fr',
  'jean@exemple.fr',
  'jean@constructor',
  'jean',
  'jean@',
  '@gmial.com',
  'jean@anne@gmial.com',
  '',
])('%j is not doubted', (text) => {
  expect(suggestedEmail(text)).toBeNull();
});
