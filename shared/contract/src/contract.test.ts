import fc from 'fast-check';
import {
  ContractError,
  claims,
  emptyReleaseDocument,
  findClaimant,
  parseReleaseDocument,
  parseRemoteManifest,
  pageFolder,
  parseRemoteSettings,
} from './index.ts';

const sha = `sha384-${'A'.repeat(64)}`;

function aManifest(changes: object = {}) {
  return {
    contract: 3,
    name: 'mf-search',
    version: '1.2.3',
    commit: 'abc',
    fingerprint: 'def',
    role: 'search',
    mount: ['/offres-emploi', '/nos-offres/*'],
    widgets: ['search-bar'],
    client: { entry: 'remoteEntry.js', integrity: { 'remoteEntry.js': sha, 'area.js': sha } },
    server: { entry: 'remoteEntry.cjs', integrity: { 'remoteEntry.cjs': sha } },
    chunks: { area: ['area.js'] },
    shared: { react: '^19.3.0' },
    budgets: { areaKilobytes: 40, widgetKilobytes: 40 },
    ...changes,
  };
}

describe('remote.json', () => {
  it('[TEAM-02] is accepted when it follows the current contract or the previous one', () => {
    for (const contract of [2, 3])
      expect(parseRemoteManifest(aManifest({ contract }))).toEqual(aManifest({ contract }));
  });

  it.each([
    ['a contract older than the one before', { contract: 1 }, '/contract'],
    ['a contract of tomorrow', { contract: 4 }, '/contract'],
    ['a version that is no number', { version: 'latest' }, '/version'],
    ['a name that could leave its folder', { name: '../mf-search' }, '/name'],
    ['a mount that is no path', { mount: ['offres'] }, '/mount/0'],
    [
      'a hash of another kind',
      { client: { entry: 'a.js', integrity: { 'a.js': 'md5-x' } } },
      '/client/integrity',
    ],
    ['a missing server build', { server: undefined }, 'server'],
    ['an entry without a hash', { client: { entry: 'b.js', integrity: { 'a.js': sha } } }, 'b.js'],
    ['a server entry without a hash', { server: { entry: 'constructor', integrity: {} } }, 'constructor'],
    ['a chunk without a hash', { chunks: { area: ['area.js', 'other.js'] } }, 'other.js'],
    ['a file name that could leave its folder', { chunks: { area: ['../area.js'] } }, '/chunks/area/0'],
    [
      'a file name that could end an attribute',
      { client: { entry: 'a.js', integrity: { 'a.js': sha, '"><script>': sha } } },
      '/client/integrity',
    ],
  ])('is refused for %s, with its location', (_case, changes, where) => {
    expect(() => parseRemoteManifest(JSON.parse(JSON.stringify(aManifest(changes))))).toThrow(ContractError);
    expect(() => parseRemoteManifest(JSON.parse(JSON.stringify(aManifest(changes))))).toThrow(where);
  });

  it('accepts nothing but manifests', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(() => parseRemoteManifest(value)).toThrow(ContractError);
      }),
    );
  });
});

describe('release document', () => {
  const release = {
    stable: '1.0.0',
    candidate: '1.1.0',
    percent: 10,
    salt: 'a',
    fallback: ['0.9.0'],
  };

  it('names the versions of each remote', () => {
    const document = { revision: 4, remotes: { 'mf-search': release } };
    expect(parseReleaseDocument(document)).toEqual(document);
    expect(parseReleaseDocument(emptyReleaseDocument()).remotes).toEqual({});
  });

  it.each([
    ['a percentage above 100', { percent: 101 }],
    ['a percentage below 0', { percent: -1 }],
    ['no stable version', { stable: undefined }],
  ])('is refused for %s', (_case, changes) => {
    const document = JSON.parse(
      JSON.stringify({ revision: 1, remotes: { 'mf-search': { ...release, ...changes } } }),
    );
    expect(() => parseReleaseDocument(document)).toThrow(ContractError);
  });
});

describe('settings of a remote', () => {
  it('are refused with an unknown field, as it is a typing error', () => {
    const settings = {
      role: 'search',
      mount: [],
      widgets: { 'search-bar': '1.0.0' },
      requires: { application: '^1.0.0' },
      budgets: { areaKilobytes: 1, widgetKilobytes: 1 },
    };
    expect(parseRemoteSettings(settings, 'package.json')).toEqual(settings);
    for (const wrong of [{ mounts: [] }, { widgets: ['search-bar'] }, { widgets: { 'search-bar': '1' } }])
      expect(() => parseRemoteSettings({ ...settings, ...wrong }, 'package.json')).toThrow(ContractError);
  });
});

describe('claimed paths', () => {
  it.each([
    ['/entreprendre', '/entreprendre', true],
    ['/entreprendre', '/entreprendre/demarches', false],
    ['/nos-offres/*', '/nos-offres', true],
    ['/nos-offres/*', '/nos-offres/boucher/nantes', true],
    ['/nos-offres/*', '/nos-offres-anciennes', false],
    ['/', '/', true],
    ['/', '/offres-emploi', false],
  ])('%s claims %s: %s', (mount, pathname, expected) => {
    expect(claims(mount, pathname)).toBe(expected);
  });

  it('finds the remote that claims a path, or none', () => {
    const remotes = [
      { name: 'a', mount: ['/'] },
      { name: 'b', mount: ['/nos-offres/*'] },
    ];
    expect(findClaimant(remotes, '/nos-offres/boucher')?.name).toBe('b');
    expect(findClaimant(remotes, '/inconnu')).toBeUndefined();
  });
});

it.each([
  ['/', 'index'],
  ['/faq', 'faq'],
  ['/entreprendre/demarches', 'entreprendre.demarches'],
  ['/nos-metiers/:sector/:job', 'nos-metiers.$sector.$job'],
  ['/nos-offres/:labelJob?/:referential?', 'nos-offres.$labelJob.$referential'],
  ['/organisation-cooperative-u/*', 'organisation-cooperative-u.$'],
])('the page at %s is the folder %s', (path, folder) => {
  expect(pageFolder(path)).toBe(folder);
});
