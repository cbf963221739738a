import { beyondLimit, cleaned, inOneGender, tokenize, typedAs, withoutTokens } from './tokenize.ts';

const wordsIn = (text: string) => tokenize(cleaned(text)).map(({ word }) => word);

it.each([
  ['caissier(ère)', 'caissier'],
  ['boucher.e', 'boucher'],
  ['boucher·ère', 'boucher'],
  ['boucher.ère.s', 'boucher'],
  ['hôte(sse) de caisse', 'hote de caisse'],
  ['employé(e)s libre-service', 'employe libre service'],
  ['vendeur(euse)', 'vendeur'],
  ['vendeur•euse', 'vendeur'],
  ['préparateur(trice)', 'preparateur'],
  ['technicien(ne)', 'technicien'],
  ['chef·fe', 'chef'],
])('[SEARCH-18] « %s » is one word for both genders', (typed, read) => {
  expect(wordsIn(typed).join(' ')).toBe(read);
  expect(wordsIn(inOneGender(typed)).join(' ')).toBe(read);
  expect(typedAs(typed, tokenize(typed))).toBe(typed);
});

it.each([
  ['boucher (44)', 'boucher 44'],
  ['boucher(nantes)', 'boucher nantes'],
  ['node.js', 'node js'],
  ['c.d.i', 'c d i'],
])('[SEARCH-18] « %s » has no feminine', (typed, read) => expect(wordsIn(typed).join(' ')).toBe(read));

it.each([
  ['ＢＯＵＣＨＥＲ', ['boucher']],
  ['bou\u00ADcher', ['boucher']],
  ['bou\u200Bcher', ['boucher']],
  ['мясник', []],
  ['جزار', []],
  ['肉', []],
  ['%', []],
])('[SEARCH-18] « %s » has the words %j', (typed, words) => expect(wordsIn(typed)).toEqual(words));

it.each([
  ['caissier (saint-louis', 'saint louis', 'caissier'],
  ['boucher (H/F', '', 'boucher H/F'],
  ['boucher (nantes), cdi', 'nantes', 'boucher cdi'],
])('[SEARCH-18] « %s » without « %s » leaves no unclosed bracket', (typed, without, left) => {
  const gone = tokenize(typed).filter(({ word }) => without.split(' ').includes(word));
  expect(withoutTokens(typed, gone)).toBe(left);
});

test.each([
  ['boucher nantes', ''],
  [`${'boucher '.repeat(16)}...`, ''],
  [`${'boucher '.repeat(16)}à Nantes, (44)`, 'à Nantes, (44)'],
])('[SEARCH-18] of "%s" ignores "%s" beyond the limit', (typed, rest) => {
  expect(beyondLimit(typed)).toBe(rest);
});
