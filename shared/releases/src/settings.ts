import { join, resolve } from 'node:path';
import Type from 'typebox';
import { SettingsError, readEnvironment } from '@careers/contract';
import type { ProviderSettings } from './identity/settings.ts';
import type { LocalAccess } from './local-access.ts';
import type { StoreSettings } from './store/open-store.ts';
import type { S3Settings } from './store/s3-store.ts';

const URL_PATTERN = '^https?://[^/\\s]+/?$';
const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

const Environment = Type.Object({
  REGISTRY_PORT: Type.Optional(Type.String({ pattern: '^\\d{1,5}$' })),
  HOST: Type.Optional(Type.String({ minLength: 1 })),
  TRUSTED_PROXIES: Type.Optional(Type.String({ pattern: '^[\\w.:/]+(, ?[\\w.:/]+)*$' })),
  REGISTRY_DATABASE_URL: Type.String({ pattern: '^postgres(ql)?://' }),
  REGISTRY_PUBLIC_URL: Type.Optional(Type.String({ pattern: URL_PATTERN })),
  CAREERS_DATA: Type.Optional(Type.String({ minLength: 1 })),
  REGISTRY_KEYS: Type.Optional(Type.String({ minLength: 1 })),
  REGISTRY_ADMINISTRATOR_TOKEN: Type.Optional(Type.String({ minLength: 32 })),
  REGISTRY_SHELL_TOKEN: Type.Optional(Type.String({ minLength: 32 })),
  REGISTRY_STORE: Type.Optional(Type.Union([Type.Literal('disk'), Type.Literal('s3')])),
  S3_ENDPOINT: Type.Optional(Type.String({ pattern: '^https?://' })),
  S3_BUCKET: Type.Optional(Type.String({ minLength: 1 })),
  S3_REGION: Type.Optional(Type.String({ minLength: 1 })),
  S3_ACCESS_KEY_ID: Type.Optional(Type.String({ minLength: 1 })),
  S3_SECRET_ACCESS_KEY: Type.Optional(Type.String({ minLength: 1 })),
  OIDC_ISSUER: Type.Optional(Type.String({ pattern: '^https?://' })),
  OIDC_CLIENT_ID: Type.Optional(Type.String({ minLength: 1 })),
  OIDC_CLIENT_SECRET: Type.Optional(Type.String({ minLength: 1 })),
  REQUIRE_STAGING: Type.Optional(Type.Union([Type.Literal('true'), Type.Literal('false')])),
  LOG_LEVEL: Type.Optional(Type.Union(LEVELS.map((level) => Type.Literal(level)))),
});

/** Settings from the environment, validated once. */
export interface Settings {
  port: number;
  host: string;
  /** Trusted proxies for `X-Forwarded-For`, in the format of Fastify's `trustProxy`. */
  trustedProxies: string;
  databaseUrl: string;
  /** Folder for keys, blobs and `local.json`. */
  directory: string;
  /** Public origin, for users and pipelines. */
  publicUrl: string;
  /** Output file of the public keys, for shells. */
  keysFile: string;
  /** Predefined tokens of `local.json`; missing ones are generated. */
  givenAccess: Partial<LocalAccess>;
  store: StoreSettings;
  oidc: ProviderSettings | undefined;
  /** Requires a version to be in staging before all visitors get it. */
  requireStaging: boolean;
  logLevel: string;
}

const PROJECT = resolve(import.meta.dirname, '..', '..', '..');

/** Returns the registry's folder within the data folder of the environment. */
export function registryDirectory({ CAREERS_DATA: data = '.data' }: NodeJS.ProcessEnv): string {
  return resolve(PROJECT, data, 'registry');
}

/**
 * Reads the settings from environment variables, with defaults for one machine.
 * @throws SettingsError naming each
 * invalid or missing variable.
 */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const known = readEnvironment(Environment, environment, 'The registry');
  const directory = registryDirectory(environment);
  const port = Number(known.REGISTRY_PORT ?? 3002);
  const {
    OIDC_ISSUER: issuer,
    REGISTRY_ADMINISTRATOR_TOKEN: token,
    REGISTRY_SHELL_TOKEN: shellToken,
  } = known;
  return {
    port,
    host: known.HOST ?? '127.0.0.1',
    trustedProxies: known.TRUSTED_PROXIES ?? 'loopback',
    databaseUrl: known.REGISTRY_DATABASE_URL,
    directory,
    publicUrl: known.REGISTRY_PUBLIC_URL?.replace(/\/$/, '') ?? `http://localhost:${port}`,
    keysFile: resolve(known.REGISTRY_KEYS ?? join(directory, 'keys.json')),
    givenAccess: { ...(token && { token }), ...(shellToken && { shellToken }) },
    store:
      known.REGISTRY_STORE === 's3'
        ? { kind: 's3', s3: s3Settings(known) }
        : { kind: 'disk', directory: resolve(directory, 'blobs') },
    oidc:
      issuer === undefined
        ? undefined
        : {
            issuer,
            clientId: required('OIDC_CLIENT_ID', known.OIDC_CLIENT_ID, 'OIDC_ISSUER'),
            clientSecret: known.OIDC_CLIENT_SECRET,
          },
    requireStaging: known.REQUIRE_STAGING === 'true',
    logLevel: known.LOG_LEVEL ?? 'warn',
  };
}

function s3Settings(known: Partial<Record<string, string>>): S3Settings {
  const of = (name: string) => required(name, known[name], 'REGISTRY_STORE=s3');
  return {
    endpoint: of('S3_ENDPOINT'),
    bucket: of('S3_BUCKET'),
    region: of('S3_REGION'),
    accessKeyId: of('S3_ACCESS_KEY_ID'),
    secretAccessKey: of('S3_SECRET_ACCESS_KEY'),
  };
}

function required(name: string, value: string | undefined, because: string): string {
  if (value !== undefined) return value;
  throw new SettingsError(
    `The registry cannot start, its environment is wrong:\n  ${name}: ${because} needs it`,
  );
}
