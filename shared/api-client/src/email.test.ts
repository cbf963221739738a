import fc from 'fast-check';
import { MAX_EMAIL_LENGTH, cleanEmail, isEmail } from './email.ts';

it.each([
  ['camille@exemple.fr', 'camille@exemple.fr'],
  [' camille@exemple.fr\n', 'camille@exemple.fr'],
  ['mailto:jean@gmail.com', 'jean@gmail.com'],
  ['Mailto: jean@gmail.com', 'jean@gmail.com'],
  ['jean@gmail.com.', 'jean@gmail.com'],
  ['jean\u200b@gmail.com', 'jean@gmail.com'],
  ['\u202ajean@gmail.com\u202c', 'jean@gmail.com'],
  ['\ufeffjean@gmail.com', 'jean@gmail.com'],
  ['jean＠ｇｍａｉｌ．ｃｏｍ', 'jean@gmail.com'],
  ['a.b+offres@GMAIL.com', 'a.b+offres@GMAIL.com'],
  ["d'arc@exemple.fr", "d'arc@exemple.fr"],
  ['jean@société.fr', 'jean@société.fr'],
  ['jean@xn--socit-esab.xn--p1ai', 'jean@xn--socit-esab.xn--p1ai'],
  ['jean@mail.exemple.co.uk', 'jean@mail.exemple.co.uk'],
  [`${'c'.repeat(64)}@exemple.fr`, `${'c'.repeat(64)}@exemple.fr`],
])('[APPLY-02] %j is valid, and sent as %j', (text, address) => {
  expect(isEmail(text)).toBe(true);
  expect(cleanEmail(text)).toBe(address);
});

it.each([
  '',
  'camille',
  'camille@exemple',
  'camille@exemple.f',
  'camille durand@exemple.fr',
  'camille@@exemple.fr',
  'jean@gmail..com',
  'jean@.gmail.com',
  'jean@gmail.com..',
  'jean@gmail.com,',
  'jean@gmail.com;',
  '<jean@gmail.com>',
  'Jean <jean@gmail.com>',
  'jean@gmail.com, anne@gmail.com',
  '.jean@gmail.com',
  'jean.@gmail.com',
  'jean..dupont@gmail.com',
  'rené@gmail.com',
  'jean@[127.0.0.1]',
  'jean@127.0.0.1',
  'jean@-x-.fr',
  'jean@exemple-.fr',
  'jean@exemple.123',
  'jean@exemple_site.fr',
  'mailto:jean@gmail.com?subject=Bonjour',
  `${'c'.repeat(65)}@exemple.fr`,
  `jean@${'c'.repeat(64)}.fr`,
  `jean@${'a.'.repeat(125)}fr`,
])('[APPLY-02] %j is invalid', (text) => {
  expect(isEmail(text)).toBe(false);
});

it('accepts generated addresses with surrounding spaces', () => {
  fc.assert(
    fc.property(fc.emailAddress(), (email) => {
      expect(isEmail(` ${email}\n`)).toBe(email.length <= MAX_EMAIL_LENGTH);
    }),
  );
});

it('accepts a cleaned text, and cleaning it again changes nothing', () => {
  const parts = fc.constantFrom('mailto:', ' ', '.', '\u200b', 'jean', '@', 'gmail.com', '．');
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 5 }), fc.array(parts, { maxLength: 2 }), (before, after) => {
      const text = `${before.join('')}jean@gmail.com${after.join('')}`;
      const cleaned = cleanEmail(text);
      if (isEmail(text)) expect(cleanEmail(cleaned)).toBe(cleaned);
      expect(isEmail(text)).toBe(
        /^[a-z.]+@(?:[a-z]+\.)+[a-z]+$/.test(cleaned) && !/^\.|\.\.|\.@/.test(cleaned),
      );
    }),
  );
});
