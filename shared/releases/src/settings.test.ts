import { SettingsError } from '@careers/contract';
import { readSettings } from './settings.ts';

const REGISTRY_DATABASE_URL = 'postgres://localhost/registry';
const S3 = {
  REGISTRY_STORE: 's3',
  S3_ENDPOINT: 'http://localhost:9000',
  S3_BUCKET: 'remotes',
  S3_REGION: 'eu',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'secret',
};

it('has defaults for one machine', () => {
  expect(readSettings({ REGISTRY_DATABASE_URL, CAREERS_DATA: '/data' })).toMatchObject({
    port: 3002,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3002',
    store: { kind: 'disk', directory: '/data/registry/blobs' },
    requireStaging: false,
    oidc: undefined,
  });
});

it('accepts given tokens, and the path of the public keys for shells', () => {
  const token = 'administrator'.padEnd(32, '-');
  expect(
    readSettings({
      REGISTRY_DATABASE_URL,
      REGISTRY_ADMINISTRATOR_TOKEN: token,
      REGISTRY_KEYS: '/keys/keys.json',
    }),
  ).toMatchObject({ givenAccess: { token }, keysFile: '/keys/keys.json' });
  expect(readSettings({ REGISTRY_DATABASE_URL, CAREERS_DATA: '/data' })).toMatchObject({
    givenAccess: {},
    keysFile: '/data/registry/keys.json',
  });
});

it('accepts a store, a provider and a public origin', () => {
  const settings = readSettings({
    ...S3,
    REGISTRY_DATABASE_URL,
    REGISTRY_PUBLIC_URL: 'https://registry.example.com/',
    OIDC_ISSUER: 'https://id.example.com',
    OIDC_CLIENT_ID: 'registry',
    REQUIRE_STAGING: 'true',
  });
  expect(settings).toMatchObject({
    publicUrl: 'https://registry.example.com',
    store: { kind: 's3', s3: { bucket: 'remotes', secretAccessKey: 'secret' } },
    oidc: { issuer: 'https://id.example.com', clientId: 'registry' },
    requireStaging: true,
  });
});

it.each([
  ['no database', {}, 'REGISTRY_DATABASE_URL'],
  ['half a store', { ...S3, S3_BUCKET: '' }, 'S3_BUCKET'],
  ['half a provider', { OIDC_ISSUER: 'https://id.example.com' }, 'OIDC_CLIENT_ID'],
  ['an origin with a path', { REGISTRY_PUBLIC_URL: 'https://example.com/registry' }, 'REGISTRY_PUBLIC_URL'],
])('refuses %s, naming the variable and never its value', (_case, environment, name) => {
  const read = () =>
    readSettings(name === 'REGISTRY_DATABASE_URL' ? {} : { REGISTRY_DATABASE_URL, ...environment });
  expect(read).toThrow(SettingsError);
  expect(read).toThrow(name);
  expect(read).not.toThrow('secret');
});
