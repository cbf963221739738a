import { PARTS, readOptions } from './options.ts';

it('measures everything five times by default', () => {
  expect(readOptions([])).toEqual({ parts: PARTS, runs: 5, json: undefined });
});

it('parses parts, a number of runs and a file', () => {
  expect(readOptions(['--only', 'server, next-page', '--runs', '3', '--json', 'out.json'])).toEqual({
    parts: ['server', 'next-page'],
    runs: 3,
    json: 'out.json',
  });
  expect(readOptions(['--quick'])).toMatchObject({ runs: 1 });
});

it.each([
  [['--only', 'serveur'], /no part “serveur”\. Parts: first-visit, next-page/],
  [['--runs', '0'], /positive integer/],
  [['--runs', 'many'], /positive integer/],
  [['--fast'], /--fast/],
])('rejects %j with advice', (parameters, message) => {
  expect(() => readOptions(parameters)).toThrow(message);
});

it('returns null for --help', () => {
  expect(readOptions(['--help'])).toBeNull();
});
