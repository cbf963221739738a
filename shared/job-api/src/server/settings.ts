import { resolve } from 'node:path';
import { readEnvironment } from '@careers/contract';
import Type from 'typebox';
import type { ConnectionSettings } from '../database/connect.ts';
import type { MailSettings } from '../mail/mailer.ts';

const Environment = Type.Object({
  PORT: Type.Optional(Type.String({ pattern: '^\\d{1,5}$' })),
  HOST: Type.Optional(Type.String({ minLength: 1 })),
  TRUSTED_PROXIES: Type.Optional(Type.String({ pattern: '^[\\w.:/]+(, ?[\\w.:/]+)*$' })),
  CAREERS_DATA: Type.Optional(Type.String({ minLength: 1 })),
  DATABASE_URL: Type.Optional(Type.String({ pattern: '^postgres(ql)?://' })),
  NODE_ENV: Type.Optional(Type.String()),
  RATE_LIMIT_PER_MINUTE: Type.Optional(Type.String({ pattern: '^\\d+$' })),
  SEED_OFFERS: Type.Optional(Type.String({ pattern: '^\\d+$' })),
  NEW_OFFERS_PER_DAY: Type.Optional(Type.String({ pattern: '^\\d{1,3}$' })),
  PUBLIC_BASE_URL: Type.Optional(Type.String({ pattern: '^https?://[^/]+$' })),
  PRODUCT_NAME: Type.Optional(Type.String({ minLength: 1 })),
  SMTP_URL: Type.Optional(Type.String({ pattern: '^smtps?://' })),
  MAIL_FROM: Type.Optional(Type.String({ pattern: '^[^\\s@<>]+@[^\\s@<>]+$' })),
  CLAMD_ADDRESS: Type.Optional(Type.String({ pattern: '^[^:]+:\\d{1,5}$' })),
  ALERT_DOUBLE_OPT_IN: Type.Optional(Type.Union([Type.Literal('true'), Type.Literal('false')])),
  DAILY_JOBS_AT: Type.Optional(Type.String({ pattern: '^(never|([01]?\\d|2[0-3]):[0-5]\\d)$' })),
});

/** Validated settings of the environment. */
export interface Settings extends ConnectionSettings {
  port: number;
  host: string;
  /** Trusted proxies for `X-Forwarded-For`, in the format of Fastify's `trustProxy`. */
  trustedProxies: string;
  /** Outside production the `X-Stub` header simulates delays and failures. */
  production: boolean;
  rateLimitPerMinute: number;
  /** Number of offers seeded into an empty database. */
  seedOffers: number;
  /** Number of new offers each morning; 0 if they come from elsewhere. */
  newOffersPerDay: number;
  mail: MailSettings;
  /** `host:port` of clamd, which scans every file; null to disable. */
  clamdAddress: string | null;
  /** True if alerts need confirmation by mail (decisions.md#extensions). */
  alertDoubleOptIn: boolean;
  /** Time of day in Paris of digests and deletions, `07:00`; null for no work on a schedule, nor new offers. */
  dailyJobsAt: string | null;
}

/**
 * Reads the settings from environment variables, with defaults for one machine.
 * @throws SettingsError naming each
 * invalid variable.
 */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const known = readEnvironment(Environment, environment, 'The job API');
  const publicBaseUrl = known.PUBLIC_BASE_URL ?? 'http://localhost:3000';
  const project = resolve(import.meta.dirname, '..', '..', '..', '..');
  return {
    port: Number(known.PORT ?? 3001),
    host: known.HOST ?? '127.0.0.1',
    trustedProxies: known.TRUSTED_PROXIES ?? 'loopback',
    dataDirectory: resolve(project, known.CAREERS_DATA ?? '.data'),
    databaseUrl: known.DATABASE_URL ?? null,
    production: known.NODE_ENV === 'production',
    rateLimitPerMinute: Number(known.RATE_LIMIT_PER_MINUTE ?? 10),
    seedOffers: Number(known.SEED_OFFERS ?? 20_000),
    newOffersPerDay: Number(known.NEW_OFFERS_PER_DAY ?? 150),
    mail: {
      smtpUrl: known.SMTP_URL ?? null,
      from: known.MAIL_FROM ?? `recrutement@${new URL(publicBaseUrl).hostname}`,
      publicBaseUrl,
      productName: known.PRODUCT_NAME ?? 'le groupement',
    },
    clamdAddress: known.CLAMD_ADDRESS ?? null,
    alertDoubleOptIn: known.ALERT_DOUBLE_OPT_IN !== 'false',
    dailyJobsAt: known.DAILY_JOBS_AT === 'never' ? null : (known.DAILY_JOBS_AT ?? '07:00'),
  };
}
