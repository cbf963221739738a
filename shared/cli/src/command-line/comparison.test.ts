import type { Comparison } from '../client/answers.ts';
import { describeComparison } from './comparison.ts';

const NONE = { added: [], removed: [] };
const SAME: Comparison = {
  ...{ from: '1.0.0', to: '1.1.0' },
  commits: { from: 'abc', to: 'def', repository: null },
  ...{ changelog: [], mount: NONE, pages: NONE, widgets: [], contributions: NONE },
  ...{ requires: [], shared: [], dependencies: [], sizes: [] },
};
const linesOf = (changes: Partial<Comparison>) =>
  describeComparison('mf-search', { ...SAME, ...changes }).split('\n');

test('[REL-05] describes the changes of a version part by part', () => {
  expect(
    linesOf({
      commits: { from: 'abc', to: 'def', repository: 'https://git.test/search' },
      changelog: [{ version: '1.1.0', lines: ['- Results on a map.'] }],
      pages: { added: ['favoris'], removed: ['carte'] },
      widgets: [{ name: 'search-bar', before: '1.0.0', after: '1.1.0' }],
      dependencies: [
        { name: 'swr', before: null, after: '2.5.1' },
        { name: 'tiny', before: '1.0.0', after: null },
      ],
    }),
  ).toEqual([
    'mf-search  1.0.0 → 1.1.0',
    'commits    abc..def of https://git.test/search',
    'changelog  1.1.0',
    '           - Results on a map.',
    'pages      + favoris',
    '           - carte',
    'widgets    search-bar 1.0.0 → 1.1.0',
    'packages   + swr 2.5.1',
    '           - tiny 1.0.0',
  ]);
});

test('lists size changes, and only counts insignificant ones', () => {
  const sizes = [
    { name: 'area', before: 1024, after: 3072 },
    { name: 'pages/a', before: 2048, after: 2049 },
    { name: 'pages/b', before: 2048, after: 1024 },
    { name: 'pages/new', before: null, after: 512 },
  ];
  expect(linesOf({ sizes }).slice(2)).toEqual([
    'sizes      area 1.0 kB → 3.0 kB (+2.0 kB)',
    '           pages/b 2.0 kB → 1.0 kB (−1.0 kB)',
    '           + pages/new 0.5 kB',
    '           1 more by less than 100 B',
  ]);
});

test('reports identical versions, and strips control characters of a changelog', () => {
  expect(linesOf({}).at(-1)).toMatch(/nothing of what visitors load .* differs$/);
  const forged = [{ version: '1.1.0', lines: ['ok\nchecks  passed\u001b[31m'] }];
  expect(linesOf({ changelog: forged }).slice(3)).toEqual(['           ok checks  passed [31m']);
});
