import { PARTS, readOptions } from './options.ts';

it('measures everything five times unless told otherwise', () => {
  expect(readOptions([])).toEqual({ parts: PARTS, runs: 5, json: undefined });
});

it('takes parts, a number of runs and a file', () => {
  expect(readOptions(['--only', 'server, next-page', '--runs', '3', '--json', 'out.json'])).toEqual({
    parts: ['server', 'next-page'],
    runs: 3,
    json: 'out.json',
  });
  expect(readOptions(['--quick'])).toMatchObject({ runs: 1 });
});

it.each([
  [['--only', 'serveur'], /no part “serveur”; there are first-visit, next-page/],
  [['--runs', '0'], /whole number/],
  [['--runs', 'many'], /whole number/],
  [['--fast'], /--fast/],
])('refuses %j and says what to write', (words, message) => {
  expect(() => readOptions(words)).toThrow(message);
});

it('is asked for help', () => {
  expect(readOptions(['--help'])).toBeNull();
});
