import fc from 'fast-check';
import { LINE_HEIGHT, fitted, linesOf } from './lines.ts';

/** Letters as wide as high: easy to count. */
const measure = (text: string, size: number) => text.length * size;
const title = fc
  .array(fc.stringMatching(/^[a-zàéç'/-]{1,12}$/), { minLength: 1, maxLength: 12 })
  .map((words) => words.join(' '));

it('breaks between words', () => {
  expect(linesOf('Boucher préparateur F/H', 1, 11, measure)).toEqual(['Boucher', 'préparateur', 'F/H']);
  expect(linesOf('Boucher préparateur F/H', 1, 15, measure)).toEqual(['Boucher', 'préparateur F/H']);
});

it('keeps all words in their order, and no line that could be shorter is too wide', () => {
  fc.assert(
    fc.property(title, fc.integer({ min: 1, max: 40 }), (text, width) => {
      const lines = linesOf(text, 1, width, measure);
      expect(lines.join(' ')).toBe(text);
      for (const line of lines) expect(line.length <= width || !line.includes(' ')).toBe(true);
    }),
  );
});

it('takes the largest size that fits, and cuts at the smallest', () => {
  const box = { width: 120, height: 60 };
  expect(fitted('Boucher', [16, 8], box, measure)).toEqual({ size: 16, lines: ['Boucher'] });
  expect(fitted('Boucher préparateur F/H', [16, 8], box, measure)).toEqual({
    size: 8,
    lines: ['Boucher', 'préparateur F/H'],
  });
  expect(fitted('un deux trois', [40, 30], { width: 100, height: 70 }, measure)).toEqual({
    size: 30,
    lines: ['un', 'deux…'],
  });
});

it('never grows higher than the box', () => {
  fc.assert(
    fc.property(title, (text) => {
      const { size, lines } = fitted(text, [20, 14, 10], { width: 90, height: 60 }, measure);
      expect(lines.length * size * LINE_HEIGHT).toBeLessThanOrEqual(60);
    }),
  );
});
