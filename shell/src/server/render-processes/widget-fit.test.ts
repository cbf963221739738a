/** @jest-environment node */
import type { RemoteManifest } from '@careers/contract';
import type { MappedRemote } from '../releases/release-map.ts';
import { fitToWidgets, fittingCandidates } from './widget-fit.ts';

const remote = (name: string, version: string, changes: Partial<RemoteManifest>): MappedRemote => ({
  manifest: { name, version, mount: [], widgets: [], ...changes } as unknown as RemoteManifest,
  pages: [],
});
const search = (version: string) =>
  remote('mf-search', version, {
    widgets: ['carousel'],
    provides: { carousel: { version, props: {} } },
  });
const content = (version: string, range: string) =>
  remote('mf-content', version, { requires: { carousel: range } });

const setOf = (...remotes: MappedRemote[]) => new Map(remotes.map((each) => [each.manifest.name, each]));
const versionsOf = (remotes: Iterable<MappedRemote>) =>
  [...remotes].map(({ manifest: { name, version } }) => `${name}@${version}`);

describe('[TEAM-05] a released set', () => {
  const older = [content('1.9.0', '^2.0.0'), content('1.8.0', '^1.0.0')];
  const fit = (...remotes: MappedRemote[]) =>
    fitToWidgets(
      setOf(...remotes),
      new Map([['mf-content', ['2.0.0', ...older.map(({ manifest }) => manifest.version)]]]),
      (_name, version) => Promise.resolve(older.find(({ manifest }) => manifest.version === version) ?? null),
    );

  it('keeps the first choices if all widgets are compatible', async () => {
    const { remotes, unfit } = await fit(search('1.2.0'), content('2.0.0', '^1.1.0'));
    expect([versionsOf(remotes.values()), unfit]).toEqual([['mf-search@1.2.0', 'mf-content@2.0.0'], []]);
  });

  it('takes a version of the page that supports the widget, with the reason', async () => {
    const { remotes, unfit } = await fit(search('1.2.0'), content('2.0.0', '^2.0.0'));
    expect(versionsOf(remotes.values())).toEqual(['mf-search@1.2.0', 'mf-content@1.8.0']);
    expect(unfit).toEqual([
      {
        name: 'mf-content',
        version: '2.0.0',
        why: 'mf-content@2.0.0 requires carousel ^2.0.0, and mf-search@1.2.0 provides 1.2.0.',
      },
    ]);
  });

  it('keeps a page without any compatible version: a broken slot is better than no page', async () => {
    const { remotes, unfit } = await fit(search('3.0.0'), content('2.0.0', '^2.0.0'));
    expect(versionsOf(remotes.values())).toEqual(['mf-search@3.0.0', 'mf-content@2.0.0']);
    expect(unfit).toHaveLength(1);
  });
});

describe('[TEAM-05] candidates', () => {
  const stable = setOf(search('1.0.0'), content('1.0.0', '^1.0.0'));
  const given = (...candidates: MappedRemote[]) => {
    const { fitting, unfit } = fittingCandidates(stable, candidates);
    return [versionsOf(fitting), unfit.map(({ name, version }) => `${name}@${version}`)];
  };

  it('leave out a page that does not support the stable widget', () => {
    expect(given(content('2.0.0', '^2.0.0'))).toEqual([[], ['mf-content@2.0.0']]);
  });

  it('leave out a widget that the stable page does not support', () => {
    expect(given(search('2.0.0'))).toEqual([[], ['mf-search@2.0.0']]);
  });

  it('include both if they are compatible with each other', () => {
    expect(given(search('2.0.0'), content('2.0.0', '^2.0.0'))).toEqual([
      ['mf-search@2.0.0', 'mf-content@2.0.0'],
      [],
    ]);
  });

  it('include neither if they are compatible neither with each other nor with the stable ones', () => {
    expect(given(search('2.0.0'), content('2.0.0', '^3.0.0'))).toEqual([
      [],
      ['mf-content@2.0.0', 'mf-search@2.0.0'],
    ]);
  });

  it('ignore incompatibilities that the released set already has', () => {
    const broken = setOf(search('1.0.0'), content('1.0.0', '^2.0.0'));
    const apply = remote('mf-apply', '2.0.0', {});
    expect(versionsOf(fittingCandidates(broken, [apply, search('1.1.0')]).fitting)).toEqual([
      'mf-apply@2.0.0',
    ]);
  });
});
