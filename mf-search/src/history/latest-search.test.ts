import fc from 'fast-check';
import { latestSearch, rememberSearch } from './latest-search.ts';

beforeEach(() => {
  localStorage.clear();
  document.cookie = 'TC_PRIVACY_CENTER=; Max-Age=0; Path=/';
});

test('[SEARCH-15] restores a search as stored', () => {
  const criteria = { keywords: 'chef & co', codeContractType: ['a', 'b'], latitude: 47.1, longitude: -1.5 };
  rememberSearch(criteria);
  expect(latestSearch.read()).toEqual(criteria);
});

test('[SEARCH-15] restores only valid criteria, whatever is stored', () => {
  for (const stored of [
    '{',
    '[]',
    'null',
    '"x"',
    '{"radius":50}',
    '{"__proto__":{"a":1}}',
    '{"keywords":"\\ud800"}',
  ]) {
    localStorage.setItem('latestSearchHistory', stored);
    expect([stored, latestSearch.read()]).toEqual([stored, null]);
  }
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      localStorage.setItem('latestSearchHistory', JSON.stringify(value));
      expect(() => latestSearch.read()).not.toThrow();
    }),
  );
});
