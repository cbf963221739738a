/** @jest-environment node */
import fc from 'fast-check';
import { markedParts } from './marked-parts.ts';

test.each([
  ['Saint-Étienne (42)', 'etie', ['Saint-', '[Étie]', 'nne (42)']],
  ['Nantes', 'NAN', ['[Nan]', 'tes']],
  ['Nantes', 'zz', ['Nantes']],
  ['Nantes', ' ', ['Nantes']],
])('[SEARCH-02] in "%s", "%s" is marked', (label, typed, parts) => {
  expect(markedParts(label, typed).map(({ text, isMarked }) => (isMarked ? `[${text}]` : text))).toEqual(
    parts,
  );
});

test('[SEARCH-02] marking never changes the label', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (label, typed) => {
      expect(
        markedParts(label, typed)
          .map(({ text }) => text)
          .join(''),
      ).toBe(label);
    }),
  );
});
