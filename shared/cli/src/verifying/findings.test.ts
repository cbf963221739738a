import { findingsOf } from './findings.ts';
import type { Seen } from './findings.ts';

const page: Seen = {
  address: '/offres-emploi',
  status: 200,
  isHydrated: true,
  messages: ['a warning of both'],
  violations: [{ rule: 'region', help: 'All content is in a landmark', element: '<p>' }],
  globalStyles: ['body', 'h1'],
  blockingMilliseconds: 100,
};
const rules = (candidate: Partial<Seen>, released: Partial<Seen> = {}) =>
  findingsOf({ ...page, ...candidate }, { ...page, ...released }).map(({ rule }) => rule);

it('[REL-05] finds nothing in an unchanged page', () => {
  expect(rules({})).toEqual([]);
});

it.each<[string, Partial<Seen>, string[]]>([
  ['answers otherwise', { status: 500, isHydrated: false }, ['status']],
  ['stays without its scripts', { isHydrated: false }, ['hydration']],
  [
    'is rendered again in the browser',
    { messages: ['Error: Minified React error #418; visit https://react.dev/errors/418'] },
    ['hydration'],
  ],
  ['logs something else, once or twice', { messages: ['x is undefined', 'x is undefined'] }, ['console']],
  [
    'has one more violation',
    {
      violations: [
        ...page.violations,
        { rule: 'image-alt', help: 'Images have alternative text', element: '<img>' },
      ],
    },
    ['axe-image-alt'],
  ],
  [
    'has one more element of a violation',
    { violations: [...page.violations, { ...page.violations[0]!, element: '<div>' }] },
    ['axe-region'],
  ],
  ['styles elements of every area', { globalStyles: ['a:hover', 'body', 'h1'] }, ['global-style']],
  ['blocks', { blockingMilliseconds: 301 }, ['blocking-time']],
])('[REL-05] a page that %s has only this finding', (_what, candidate, expected) => {
  expect(rules(candidate)).toEqual(expected);
});

it('[REL-05] checks a new page without comparison', () => {
  expect(rules({ messages: [], violations: [] }, { status: 404 })).toEqual([]);
  expect(rules({}, { status: 404 })).toEqual(['console', 'axe-region']);
});

it('[REL-05] tolerates a page as slow as the released one', () => {
  expect(rules({ blockingMilliseconds: 700 }, { blockingMilliseconds: 500 })).toEqual([]);
  expect(rules({ blockingMilliseconds: 800 }, { blockingMilliseconds: 500 })).toEqual(['blocking-time']);
});

it('[REL-05] describes in each finding the problem, whom it affects and what to do', () => {
  const [finding] = findingsOf({ ...page, status: 404 }, page);
  expect(finding).toEqual({
    rule: 'status',
    what: '/offres-emploi answers 404, and 200 in the released version.',
    whom: expect.stringMatching(/./),
    do: expect.stringMatching(/preview/),
  });
});
