import { readSettings } from './settings.ts';

const RELEASE_FOLDER = 'releases';

it('has defaults for one machine, without third parties', () => {
  expect(readSettings({ RELEASE_FOLDER }, '/site')).toMatchObject({
    port: 3000,
    apiUrl: 'http://127.0.0.1:3001',
    publicBaseUrl: 'http://localhost:3000',
    environment: 'development',
    deploymentEnvironment: 'production',
    thirdParties: {},
    consent: { cookieName: 'TC_PRIVACY_CENTER', isStrict: false },
    releases: { folder: '/site/releases' },
  });
});

it('[CONSENT-01] reads the consent cookie’s name and mode', () => {
  const { consent } = readSettings(
    { RELEASE_FOLDER, CONSENT_STRICT: 'true', CONSENT_COOKIE_NAME: 'choices' },
    '/site',
  );
  expect(consent).toEqual({ cookieName: 'choices', isStrict: true });
});

it('[TEAM-06] reloads pages in development only; careers dev must be on this machine', () => {
  const read = (settings: NodeJS.ProcessEnv) => readSettings({ RELEASE_FOLDER, ...settings }, '/site');
  expect(read({}).reloadPages).toBe('never');
  expect(read({ RELOAD_PAGES: 'true' }).reloadPages).toBe('release');
  expect(read({ DEVELOPMENT_URL: 'http://127.0.0.1:4000' }).reloadPages).toBe('sources');
  expect(() => read({ DEVELOPMENT_URL: 'http://elsewhere.test:4000' })).toThrow('DEVELOPMENT_URL');
});

it('lists all invalid settings in one error', () => {
  const wrong = { PORT: 'http', PUBLIC_BASE_URL: 'https://emploi.test/', LOG_LEVEL: 'loud' };
  for (const name of Object.keys(wrong)) expect(() => readSettings(wrong, '/site')).toThrow(name);
});

it('[REL-09] a registry needs a URL, a token and the public keys of its signers', () => {
  expect(() => readSettings({}, '/site')).toThrow('REGISTRY_URL');
  const url = 'https://releases.emploi.test';
  const token = 'a token of a shell';
  expect(() => readSettings({ REGISTRY_URL: url, REGISTRY_TOKEN: token }, '/site')).toThrow('REGISTRY_KEYS');
  const settings = readSettings(
    { REGISTRY_URL: url, REGISTRY_TOKEN: token, REGISTRY_KEYS: 'keys.json' },
    '/site',
  );
  expect(settings.releases).toEqual({
    url,
    token,
    environment: 'production',
    keysFile: '/site/keys.json',
  });
  expect(settings.shellCacheDirectory).toBe('/site/.data/shell-cache');
});

it('[TEAM-11] reads allowed internal origins of backends, in normalised form', () => {
  const origins = (BACKEND_ORIGINS: string) =>
    readSettings({ RELEASE_FOLDER, BACKEND_ORIGINS }, '/site').backends.allowedOrigins;
  expect(origins('')).toEqual([]);
  expect(origins('http://127.0.0.1:41500, https://Letters.internal:443,http://[::1]:80')).toEqual([
    'http://127.0.0.1:41500',
    'https://letters.internal',
    'http://[::1]',
  ]);
  for (const wrong of ['letters.internal', 'http://letters.internal/path', 'http://a b'])
    expect(() => origins(wrong)).toThrow('BACKEND_ORIGINS');
});
