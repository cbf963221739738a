/** @jest-environment node */
import type { ManifestContributions, RemoteManifest } from '@careers/contract';
import { ContributionsOfSets } from '../releases/set-contributions.ts';
import { PageKeys } from './page-keys.ts';
import type { KeyedSet } from './page-keys.ts';

const PARTS: Record<string, Pick<RemoteManifest, 'mount' | 'widgets'>> = {
  'mf-offer': { mount: ['/offre-emploi/*'], widgets: [] },
  'mf-apply': { mount: ['/alerte'], widgets: ['application'] },
  'mf-search': { mount: ['/offres-emploi'], widgets: ['search-bar'] },
  'mf-entrepreneur': { mount: ['/entreprendre'], widgets: [] },
};

type Contributed = Record<string, ManifestContributions>;

function setOf(
  versions: Record<string, string>,
  missing: KeyedSet['missing'] = [],
  contributes: Contributed = {},
): KeyedSet {
  const names = Object.keys(PARTS).filter((name) => !missing.some((each) => each.name === name));
  const remotes = names.map((name) => {
    const version = versions[name] ?? '1.0.0';
    const manifest = { ...PARTS[name], name, version, contributes: contributes[name] } as RemoteManifest;
    return [name, { manifest }] as const;
  });
  const key = remotes.map(([, { manifest }]) => `${manifest.name}@${manifest.version}`).join();
  return { key, remotes: new Map(remotes), missing };
}

const OFFER = new URL('https://emploi.test/offre-emploi/boucher-2025-1');
const released = setOf({});
const differs = (keys: PageKeys, versions: Record<string, string>, address = OFFER) =>
  keys.of(address, setOf(versions)) !== keys.of(address, released);

let keys: PageKeys;
beforeEach(() => (keys = new PageKeys(new ContributionsOfSets([]))));

it('[PERF-02] a release of an unrelated remote keeps the key of a page', () => {
  keys.learn(OFFER, released, ['application']);
  expect(differs(keys, { 'mf-entrepreneur': '1.1.0', 'mf-search': '1.1.0' })).toBe(false);
  expect(differs(keys, { 'mf-offer': '1.1.0' })).toBe(true);
  expect(differs(keys, { 'mf-apply': '1.1.0' })).toBe(true);
});

it('[REL-02] before the first render, the key depends on all remotes', () => {
  for (const name of Object.keys(PARTS)) expect(differs(keys, { [name]: '1.1.0' })).toBe(true);
});

it('[REL-02] widgets are recorded by the version of the page’s remote', () => {
  keys.learn(OFFER, released, []);
  const next = setOf({ 'mf-offer': '2.0.0', 'mf-search': '1.1.0' });
  expect(keys.of(OFFER, next)).not.toBe(keys.of(OFFER, setOf({ 'mf-offer': '2.0.0' })));
});

it('[REL-02] the key covers all widgets that renders of a page have requested', () => {
  keys.learn(OFFER, released, ['application']);
  keys.learn(OFFER, released, ['search-bar']);
  keys.learn(OFFER, released, []);
  expect(differs(keys, { 'mf-apply': '1.1.0' })).toBe(true);
  expect(differs(keys, { 'mf-search': '1.1.0' })).toBe(true);
});

it('[ERROR-02] the key changes when a remote of the page cannot be loaded', () => {
  keys.learn(OFFER, released, ['application']);
  const without = (name: string) => setOf({}, [{ name, mount: PARTS[name]!.mount }]);
  expect(keys.of(OFFER, without('mf-apply'))).not.toBe(keys.of(OFFER, released));
  expect(keys.of(OFFER, without('mf-offer'))).not.toBe(keys.of(OFFER, released));
  expect(keys.of(OFFER, without('mf-entrepreneur'))).toBe(keys.of(OFFER, released));
});

it('[PERF-02] the key of an unclaimed address depends on the widgets of the error page', () => {
  const nowhere = new URL('https://emploi.test/nulle-part');
  keys.learn(nowhere, released, ['search-bar']);
  expect(differs(keys, { 'mf-offer': '1.1.0' }, nowhere)).toBe(false);
  expect(differs(keys, { 'mf-search': '1.1.0' }, nowhere)).toBe(true);
});

describe('[TEAM-03] menu contributions of remotes', () => {
  const entry = { menu: 'entrepreneur', order: 1, title: 'Devenir', path: '/entreprendre', icon: 'key' };
  const contributing = (version: string, navigation: (typeof entry)[]) =>
    setOf({ 'mf-entrepreneur': version }, [], { 'mf-entrepreneur': { navigation } });

  it('keep the key while they are equal, whatever the versions', () => {
    keys.learn(OFFER, released, ['application']);
    const key = keys.of(OFFER, contributing('1.0.0', [entry]));
    expect(keys.of(OFFER, contributing('1.1.0', [entry]))).toBe(key);
    expect(keys.of(OFFER, contributing('1.1.0', [{ ...entry, icon: 'no-such-icon' }, entry]))).toBe(key);
  });

  it('change the key of every page when they differ', () => {
    keys.learn(OFFER, released, ['application']);
    const key = keys.of(OFFER, contributing('1.0.0', [entry]));
    expect(keys.of(OFFER, contributing('1.1.0', [{ ...entry, title: 'Ouvrir' }]))).not.toBe(key);
    expect(keys.of(OFFER, contributing('1.1.0', []))).not.toBe(key);
    const missing = [{ name: 'mf-entrepreneur', mount: ['/entreprendre'] }];
    expect(keys.of(OFFER, setOf({}, missing))).not.toBe(key);
  });
});
