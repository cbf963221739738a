import { readSettings } from './settings.ts';

it('a server of one machine needs no settings', () => {
  expect(readSettings({})).toMatchObject({
    port: 3001,
    host: '127.0.0.1',
    databaseUrl: null,
    production: false,
    seedOffers: 20_000,
    mail: { smtpUrl: null, from: 'recrutement@localhost' },
    alertDoubleOptIn: true,
    dailyJobsAt: '07:00',
  });
});

it('reports all invalid settings together', () => {
  const wrong = { PORT: 'http', DATABASE_URL: 'mysql://x', DAILY_JOBS_AT: '25:00' };
  for (const name of Object.keys(wrong)) expect(() => readSettings(wrong)).toThrow(name);
});

it('runs digests and deletions itself, unless started externally', () => {
  expect(readSettings({ DAILY_JOBS_AT: 'never' }).dailyJobsAt).toBeNull();
});
