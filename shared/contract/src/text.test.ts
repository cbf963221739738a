import fc from 'fast-check';
import { foldText, foldWords, slug } from './text.ts';

test('[SEARCH-01] texts are compared without accents, ligatures and case', () => {
  expect(foldText('L’Œuvre de Pâques')).toBe('l’oeuvre de paques');
  expect(foldWords('  L’Haÿ-les-Roses ')).toBe('l hay les roses');
});

test.each([
  ['Pâtissier·ère (H/F)', 'patissier-ere-h-f'],
  ['Œnologue à L’Haÿ', 'oenologue-a-l-hay'],
  ['  --  ', ''],
  [`${'mot '.repeat(30)}`, 'mot-'.repeat(20).slice(0, -1)],
  ['x'.repeat(90), 'x'.repeat(80)],
])('[ROUTE-03] the slug of %p is %p', (title, expected) => {
  expect(slug(title)).toBe(expected);
});

test('[ROUTE-03] slugs are short and idempotent for any title', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (title) => {
      expect(slug(title)).toMatch(/^[a-z0-9-]{0,80}$/);
      expect(slug(slug(title))).toBe(slug(title));
    }),
  );
});
