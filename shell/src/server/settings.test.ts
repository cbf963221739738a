import { readSettings } from './settings.ts';

it('a shell of one machine needs no settings, and other services are off', () => {
  expect(readSettings({}, '/site')).toMatchObject({
    port: 3000,
    apiUrl: 'http://127.0.0.1:3001',
    publicBaseUrl: 'http://localhost:3000',
    environment: 'development',
    thirdParties: {},
    consent: { cookieName: 'TC_PRIVACY_CENTER', isStrict: false },
    releaseDocument: '/site/.data/releases/releases.json',
    shellsDirectory: '/site/.data/shells',
  });
});

it('[CONSENT-01] consent is kept and read as its owner decides', () => {
  const { consent } = readSettings({ CONSENT_STRICT: 'true', CONSENT_COOKIE_NAME: 'choices' }, '/site');
  expect(consent).toEqual({ cookieName: 'choices', isStrict: true });
});

it('names every setting that is wrong at once', () => {
  const wrong = { PORT: 'http', PUBLIC_BASE_URL: 'https://emploi.test/', LOG_LEVEL: 'loud' };
  for (const name of Object.keys(wrong)) expect(() => readSettings(wrong, '/site')).toThrow(name);
});
