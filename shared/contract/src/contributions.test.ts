import Value from 'typebox/value';
import { ContributionsSchema, LAYOUT, fitContributions, overfullPlaces } from './index.ts';
import type { Contributions, ManifestContributions } from './index.ts';

const mount = ['/emplois-a-l-etranger', '/pays/*'];
const link = {
  menu: 'jobs',
  order: 90,
  title: 'À l’étranger',
  path: '/emplois-a-l-etranger',
  icon: 'map-pins',
} as const;
const fit = (contributes: ManifestContributions) => fitContributions({ mount, contributes }, LAYOUT);

it('[TEAM-03] accepts fitting entries unchanged, including links below the remote’s paths and to other sites', () => {
  const contributes = {
    navigation: [link, { ...link, path: '/pays/espagne?page=2#offres' }],
    footer: [
      { column: 'useful', order: 1, label: 'À l’étranger', path: '/pays' },
      { column: 'useful', order: 2, label: 'Partenaire', path: 'https://partenaire.test/', isExternal: true },
    ],
    siteMap: [{ section: 'search', order: 1, label: 'À l’étranger', path: '/emplois-a-l-etranger' }],
    samples: ['/pays/espagne'],
  } satisfies Contributions;
  expect(Value.Check(ContributionsSchema, contributes)).toBe(true);
  const { navigation, footer, siteMap, misfits } = fit(contributes);
  expect({ navigation, footer, siteMap, misfits }).toEqual({
    ...contributes,
    samples: undefined,
    misfits: [],
  });
});

it.each<[string, ManifestContributions, RegExp]>([
  ['a menu', { navigation: [{ ...link, menu: 'offers' }] }, /no menu "offers", only jobs, company, entrep/],
  ['an icon', { navigation: [{ ...link, icon: 'plane' }] }, /no icon "plane", only basket, book.*map-pins/],
  ['a title', { navigation: [{ ...link, title: 'a'.repeat(31) }] }, /title has 31 characters, of 30/],
  [
    'a subtitle',
    { navigation: [{ ...link, subtitle: 'a'.repeat(61) }] },
    /subtitle has 61 characters, of 60/,
  ],
  ['a path', { navigation: [{ ...link, path: '/faq' }] }, /^\/faq: is no path of its own/],
  ['a column', { footer: [{ column: 'jobs', order: 1, label: 'a', path: '/pays' }] }, /no column "jobs"/],
  [
    'a section',
    { siteMap: [{ section: 'legal', order: 1, label: 'a', path: '/pays' }] },
    /no section "legal"/,
  ],
  ['a label', { siteMap: [{ section: 'jobs', order: 1, label: 'a'.repeat(46), path: '/pays' }] }, /of 45/],
  ['a sample', { samples: ['/'] }, /sample \/ is no path of its own/],
])(
  '[TEAM-03] an entry with %s that the layout does not have is left out, and said why',
  (_what, own, why) => {
    const { misfits, ...entries } = fit({ ...own, navigation: [...(own.navigation ?? []), link] });
    expect(misfits).toEqual([expect.stringMatching(why)]);
    expect(entries).toEqual({ navigation: [link], footer: [], siteMap: [] });
  },
);

it('[TEAM-03] limits a menu’s entries over all contributors', () => {
  const links = (count: number, from: number) =>
    Array.from({ length: count }, (_, order) => ({ ...link, order, path: `/pays/${from + order}` }));
  const contributors = (...counts: number[]) =>
    counts.map((count, from) => ({ mount, contributes: { navigation: links(count, from * 100) } }));
  expect(overfullPlaces(contributors(7, 3), LAYOUT)).toEqual([]);
  expect(overfullPlaces(contributors(7, 4), LAYOUT)).toEqual([
    'the menu "jobs" would have 11 entries, of 10 that there is room for',
  ]);
  // Two versions of one remote: an address counts once.
  expect(overfullPlaces([...contributors(7), ...contributors(8)], LAYOUT)).toEqual([]);
});

it.each([
  ['a script', 'javascript:alert(1)'],
  ['another site without a scheme', '//ailleurs.test'],
  ['another site behind a backslash', '/\\ailleurs.test'],
  ['an insecure address', 'http://ailleurs.test'],
])('[TEAM-03] rejects a link to %s', (_what, path) => {
  const footer = [{ column: 'useful', order: 1, label: 'a', path }];
  expect(Value.Check(ContributionsSchema, { footer })).toBe(false);
  expect(Value.Check(ContributionsSchema, { navigation: [{ ...link, path }] })).toBe(false);
});
