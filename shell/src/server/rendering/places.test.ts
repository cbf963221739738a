/** @jest-environment node */
import { serverPlaces, withPlaces } from './places.ts';

const COPY = '/data/copies/1/mf-search/1.0.0/server';

function thrownAt(...places: string[]): Error {
  const error = new TypeError('x is undefined');
  error.stack = ['TypeError: x is undefined', ...places.map((place) => `    at Card (${place})`)].join('\n');
  return error;
}

it('[REL-07] appends the remote’s source position to a server failure, without local folders', () => {
  const error = thrownAt(
    `${COPY}/pages_a.cjs:97:21`,
    '/srv/node_modules/react/x.js:1:2',
    `${COPY}/area.cjs:3:4`,
  );
  const message = withPlaces('/offres failed: TypeError: x is undefined', serverPlaces(error));
  expect(message).toBe(
    '/offres failed: TypeError: x is undefined at server/pages_a.cjs:97:21, server/area.cjs:3:4',
  );
});

it('[REL-07] truncates a long message in favour of the positions, without duplicates in a recursion', () => {
  const places = serverPlaces(thrownAt(...Array<string>(20).fill(`${COPY}/area.cjs:3:4`)));
  const message = withPlaces('x'.repeat(500), places);
  expect(message).toHaveLength(300);
  expect(message).toMatch(/x at server\/area\.cjs:3:4$/);
});

it('finds no positions in values other than errors', () => {
  expect(withPlaces('it failed', serverPlaces('text'))).toBe('it failed');
});
