/** @jest-environment node */
import fc from 'fast-check';
import { pageAddress, redirectAddress } from './page-address.ts';

const at = (query: string) => new URL(`https://emploi.test/offres-emploi${query}`);
const searchOf = (query: string, declared?: string[]) => pageAddress(at(query), declared).search;

it.each([
  ['?utm_source=lettre&utm_medium=e-mail&page=2', '?page=2'],
  ['?gclid=1&fbclid=2&msclkid=3&_gl=4&at_medium=5&mtm_campaign=6&UTM_Source=7', ''],
  ['?keywords=boucher%20caf%C3%A9+bar&jobs=a&jobs=b', '?keywords=boucher%20caf%C3%A9+bar&jobs=a&jobs=b'],
  ['?page-cache', '?page-cache'],
  ['??', '??'],
  ['??page=2', '??page=2'],
  ['?atelier=1&pkg=2&utm=3', '?atelier=1&pkg=2&utm=3'],
  ['?%75tm_source=1&page=2', '?page=2'],
])('[PERF-02] without declared parameters, only tracking is removed: %s → %s', (query, expected) => {
  expect(searchOf(query)).toBe(expected);
});

it('[PERF-02] undeclared parameters are removed, and tracking even when it is declared', () => {
  expect(searchOf('?page=2&random=1&page=3&utm_source=x', ['page', 'utm_source'])).toBe('?page=2&page=3');
  expect(searchOf('?random=1', [])).toBe('');
});

it('[PERF-02] is idempotent, and never adds parameters', () => {
  fc.assert(
    fc.property(
      fc.webQueryParameters(),
      fc.option(fc.array(fc.string()), { nil: undefined }),
      (query, declared) => {
        const once = pageAddress(at(`?${query}`), declared);
        expect(pageAddress(once, declared).href).toBe(once.href);
        expect(once.search.length).toBeLessThanOrEqual(at(`?${query}`).search.length);
      },
    ),
  );
});

it.each([
  ['/offre-emploi/boucher-2025-1', '?utm_source=x', '/offre-emploi/boucher-2025-1?utm_source=x'],
  ['/offres-emploi?page=2#liste', '?utm_source=x&page=2', '/offres-emploi?page=2&utm_source=x#liste'],
  ['https://ailleurs.test/', '?utm_source=x', 'https://ailleurs.test/'],
  ['/offres-emploi', '', '/offres-emploi'],
])('a redirect to %s from %s keeps tracking parameters: %s', (location, query, expected) => {
  expect(redirectAddress(location, at(query), pageAddress(at(query), ['page']))).toBe(expected);
});
