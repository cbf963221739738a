import { LAYOUT } from '@careers/contract';
import type { ManifestContributions, RemoteManifest } from '@careers/contract';
import { composeContributions } from './layout-entries.ts';

const link = (order: number, path: string, menu = 'jobs') => ({
  menu,
  order,
  title: `À ${path}`,
  path,
  icon: 'truck',
});
const remote = (name: string, mount: string[], contributes?: ManifestContributions) =>
  ({ name, mount, ...(contributes && { contributes }) }) as RemoteManifest;
const jobs = remote('mf-jobs', ['/nos-metiers/*'], {
  navigation: [link(30, '/nos-metiers/c'), link(10, '/nos-metiers/a')],
  footer: [{ column: 'legal', order: 10, label: 'Mentions', path: '/nos-metiers/mentions' }],
  storedItems: [
    { name: 'draft', kind: 'sessionStorage', category: 'necessary', purpose: 'Garder.', lifetime: 'Un jour' },
  ],
});
const abroad = remote('mf-abroad', ['/pays/*'], {
  navigation: [link(20, '/pays'), link(10, '/pays/b', 'company')],
  siteMap: [{ section: 'search', order: 1, label: 'Pays', path: '/pays' }],
});

const pathsOf = (manifests: readonly RemoteManifest[], vetoes: readonly string[] = []) =>
  Object.fromEntries(
    composeContributions(manifests, vetoes).layout.menus.map(({ name, links }) => [
      name,
      links.map(({ path }) => path),
    ]),
  );

it('[TEAM-03] sorts entries by their own order, regardless of the remotes’ order', () => {
  const menus = { jobs: ['/nos-metiers/a', '/pays', '/nos-metiers/c'], company: ['/pays/b'] };
  expect(pathsOf([jobs, abroad])).toEqual(menus);
  expect(composeContributions([abroad, jobs], [])).toEqual(composeContributions([jobs, abroad], []));
});

it('[TEAM-03] omits entries of a missing remote, and empty menus', () => {
  const { layout, siteMap, storedItems } = composeContributions([jobs], []);
  expect(pathsOf([jobs])).toEqual({ jobs: ['/nos-metiers/a', '/nos-metiers/c'] });
  expect([layout.footer.legal.length, siteMap, storedItems.length]).toEqual([1, [], 1]);
});

it('[TEAM-03] a menu links to its hub page only if a remote claims it', () => {
  const hub = (...manifests: RemoteManifest[]) => composeContributions(manifests, []).layout.menus[0]?.hub;
  expect(hub(jobs, abroad)?.path).toBe('/nos-metiers');
  expect(hub(abroad)).toBeNull();
});

it('[TEAM-03] a veto removes a path, or a whole remote, from all menus and lists', () => {
  const { layout, siteMap } = composeContributions([jobs, abroad], ['/pays']);
  expect([layout.menus.flatMap(({ links }) => links.map(({ path }) => path)), siteMap]).toEqual([
    ['/nos-metiers/a', '/nos-metiers/c', '/pays/b'],
    [],
  ]);
  expect(pathsOf([jobs, abroad], ['mf-jobs'])).toEqual({ jobs: ['/pays'], company: ['/pays/b'] });
  // Disclosure of stored items is not subject to vetoes.
  expect(composeContributions([jobs], ['mf-jobs']).storedItems).toHaveLength(1);
});

it('[TEAM-03] omits invalid entries, and truncates a full menu', () => {
  const many = Array.from({ length: LAYOUT.limits.menuEntries + 2 }, (_, order) =>
    link(order, `/pays/${order}`),
  );
  const wrong = [{ ...link(0, '/pays/icone'), icon: 'plane' }, link(0, '/faq'), link(1, '/pays/0')];
  const crowded = remote('mf-abroad', ['/pays/*'], { navigation: [...wrong, ...many] });
  expect(pathsOf([crowded])['jobs']).toEqual(
    many.slice(0, LAYOUT.limits.menuEntries).map(({ path }) => path),
  );
});
