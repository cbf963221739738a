import fc from 'fast-check';
import { matchPath } from 'react-router';
import { isPathOf } from './is-path-of.ts';

const word = fc.constantFrom('offres', 'Offres', 'nos-offres', 'carte', 'é');
const segment = fc.oneof(
  word,
  word.map((name) => `:${name.replaceAll('-', '')}`),
  word.map((name) => `:${name.replaceAll('-', '')}?`),
);
const pattern = fc
  .tuple(fc.array(segment, { maxLength: 3 }), fc.constantFrom('', '/*', '/'))
  .map(([segments, end]) => `/${segments.join('/')}${end}`.replace(/^\/\//, '/'));
const pathname = fc
  .tuple(fc.array(word, { maxLength: 4 }), fc.constantFrom('', '/'))
  .map(([segments, end]) => `/${segments.join('/')}${end}`.replace(/^\/\//, '/'));

test('[ROUTE-01] matches exactly like the router', () => {
  fc.assert(
    fc.property(pattern, pathname, (one, other) => {
      expect(isPathOf(one, other)).toBe(matchPath(one, other) !== null);
    }),
    { numRuns: 5_000, examples: [['/offres/', '/offres']] },
  );
});
