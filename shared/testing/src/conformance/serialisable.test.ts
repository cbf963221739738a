/** @jest-environment node */
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { isSerialisable } from './serialisable.ts';

it('[TEAM-07] whatever JSON can say may be a loader’s answer, in any realm', () => {
  fc.assert(
    fc.property(fc.json(), (json) => {
      expect(isSerialisable(JSON.parse(json))).toBe(true);
      expect(isSerialisable(runInNewContext(`JSON.parse(${JSON.stringify(json)})`))).toBe(true);
    }),
  );
});

it('[TEAM-07] a response of the API, of another realm, is serialisable', () => {
  const offers = runInNewContext('[{ reference: "2026-1", place: { town: "Nantes" } }]') as {
    reference: string;
  }[];
  expect(isSerialisable(offers.map(({ reference }) => ({ reference })))).toBe(true);
});

it.each([
  ['undefined', { a: undefined }],
  ['a date', [new Date(0)]],
  ['a map', new Map()],
  ['a function', { a: () => 1 }],
  ['an object of a class', { a: new (class Offer {})() }],
  ['no number', [NaN]],
  ['a hole', Array(1)],
  ['a big integer', 1n],
])('[TEAM-07] %s may not', (_what, value) => {
  expect(isSerialisable(value)).toBe(false);
});
