/** @jest-environment node */
import { serverPlaces, withPlaces } from './places.ts';

const COPY = '/data/copies/1/mf-search/1.0.0/server';

function thrownAt(...places: string[]): Error {
  const error = new TypeError('x is undefined');
  error.stack = ['TypeError: x is undefined', ...places.map((place) => `    at Card (${place})`)].join('\n');
  return error;
}

it('[REL-07] a failure on the server ends with where the remote has thrown, without the folders of this machine', () => {
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

it('[REL-07] a long message leaves room for the places, and a loop has each once', () => {
  const places = serverPlaces(thrownAt(...Array<string>(20).fill(`${COPY}/area.cjs:3:4`)));
  const message = withPlaces('x'.repeat(500), places);
  expect(message).toHaveLength(300);
  expect(message).toMatch(/x at server\/area\.cjs:3:4$/);
});

it('what is no error has no place', () => {
  expect(withPlaces('it failed', serverPlaces('text'))).toBe('it failed');
});
