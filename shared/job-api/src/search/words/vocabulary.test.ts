import fc from 'fast-check';
import { foldWords } from '@careers/contract/text';
import { stem } from './stem.ts';
import { Vocabulary } from './vocabulary.ts';

const NAMES = ['Boucher', 'Boulanger', 'Cariste', 'Comptable', 'Vendeur', 'Préparateur', 'Électricien'];
const said = NAMES.map((name) => ({ word: foldWords(name), documents: 50, inTrade: true }));
const words = new Vocabulary(said, NAMES);

const typed = [...NAMES.map(foldWords), 'bouchere', 'vendeuse', 'preparatrice', 'caissiere'];
const mistakes: readonly ((word: string, at: number, letter: string) => string)[] = [
  (word, at) => word.slice(0, at) + word.slice(at + 1),
  (word, at, letter) => word.slice(0, at) + letter + word.slice(at),
  (word, at, letter) => word.slice(0, at) + letter + word.slice(at + 1),
  (word, at) => word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2),
];

it('[SEARCH-18] corrects one typing error in words of six letters or more, in both genders', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...typed),
      fc.constantFrom(...mistakes),
      fc.integer({ min: 1, max: 11 }),
      fc.constantFrom('a', 'e', 'l', 's', 'x'),
      (word, mistake, at, letter) => {
        const wrong = mistake(word, Math.min(at, word.length - 1), letter);
        fc.pre(wrong.length >= 6 && stem(wrong) !== stem(word));
        const [corrected = ''] = words.correction(wrong) ?? [];
        expect([wrong, stem(corrected)]).toEqual([wrong, stem(word)]);
      },
    ),
  );
});

it('returns corrected words with accents', () => {
  const corrected = words.correction('bouchhere')?.map((word) => words.written(word));
  expect(corrected).toEqual(['bouchère']);
});

it('leaves correct, short or nonsense words unchanged', () => {
  for (const word of ['boucher', 'bouc', 'kjhgfdsq']) expect(words.correction(word)).toBeUndefined();
});
