import { join, resolve } from 'node:path';
import Type from 'typebox';
import type { Static } from 'typebox';
import { SettingsError, readEnvironment } from '@careers/contract';
import type { ConsentSettings, PublicConfiguration } from '@careers/contract';
import type { ReloadMode } from '../app/page-data.ts';
import type { BackendsOptions } from './backends/backends.ts';

const scriptAddress = () => Type.Optional(Type.String({ pattern: '^https?://[^/]+/.+$' }));

/** The registry's environment unless another one is given. */
const PRODUCTION = 'production';
const ORIGIN = 'https?://(\\[[\\da-f:.]+\\]|[\\w.-]+)(:\\d{1,5})?';

const Environment = Type.Object({
  PORT: Type.Optional(Type.String({ pattern: '^\\d{1,5}$' })),
  HOST: Type.Optional(Type.String({ minLength: 1 })),
  TRUSTED_PROXIES: Type.Optional(Type.String({ pattern: '^[\\w.:/]+(, ?[\\w.:/]+)*$' })),
  API_URL: Type.Optional(Type.String({ pattern: '^https?://[^/]+(/.*)?[^/]$' })),
  PUBLIC_BASE_URL: Type.Optional(Type.String({ pattern: '^https?://[^/]+$' })),
  CAREERS_DATA: Type.Optional(Type.String({ minLength: 1 })),
  APP_ENV: Type.Optional(Type.Union([Type.Literal('production'), Type.Literal('development')])),
  PRODUCT_ID: Type.Optional(Type.String({ pattern: '^[a-z0-9-]+$' })),
  PRODUCT_NAME: Type.Optional(Type.String({ minLength: 1 })),
  VIDEO_PROVIDER_URL: Type.Optional(Type.String({ pattern: '^https?://[^/]+$' })),
  LOG_LEVEL: Type.Optional(Type.Enum(['error', 'warn', 'info', 'debug'])),
  WORKERS: Type.Optional(Type.String({ pattern: '^[1-9]\\d?$' })),
  TAG_MANAGER_URL: scriptAddress(),
  ANALYTICS_URL: scriptAddress(),
  LABS_URL: scriptAddress(),
  CHAT_URL: scriptAddress(),
  CONSENT_COOKIE_NAME: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9_-]+$' })),
  CONSENT_STRICT: Type.Optional(Type.Union([Type.Literal('true'), Type.Literal('false')])),
  BACKEND_ORIGINS: Type.Optional(Type.String({ pattern: `^${ORIGIN}(, ?${ORIGIN})*$` })),
  LAYOUT_VETOES: Type.Optional(Type.String({ pattern: '^[^\\s,]+(,[^\\s,]+)*$' })),
  RELOAD_PAGES: Type.Optional(Type.Literal('true')),
  DEVELOPMENT_URL: Type.Optional(Type.String({ pattern: '^http://127\\.0\\.0\\.1:\\d+$' })),
  SHELL_FALLBACK_OFFER: Type.Optional(Type.String({ minLength: 1 })),
  REGISTRY_URL: Type.Optional(Type.String({ pattern: '^https?://[^/]+$' })),
  REGISTRY_TOKEN: Type.Optional(Type.String({ minLength: 16 })),
  REGISTRY_ENVIRONMENT: Type.Optional(Type.String({ pattern: '^[a-z][a-z0-9-]*$' })),
  REGISTRY_KEYS: Type.Optional(Type.String({ minLength: 1 })),
  RELEASE_FOLDER: Type.Optional(Type.String({ minLength: 1 })),
});

export interface RegistrySettings {
  url: string;
  token: string;
  environment: string;
  /** JSON Web Key Set of the signers of release documents. */
  keysFile: string;
}

export interface Settings {
  port: number;
  host: string;
  /** Trusted proxies for `X-Forwarded-For`, in the format of Fastify's `trustProxy`. */
  trustedProxies: string;
  apiUrl: string;
  publicBaseUrl: string;
  environment: 'production' | 'development';
  /** Environment of the registry, which selects values and backends for remotes. */
  deploymentEnvironment: string;
  productId: string;
  productName: string;
  /** Origin of the video player's frames. */
  videoProviderUrl: string;
  logLevel: string;
  /** Server processes that share the port; at most one per core. */
  workers: number;
  /** Third-party scripts by service; absent is off. */
  thirdParties: PublicConfiguration['thirdParties'];
  consent: ConsentSettings;
  /** Settings of teams' backends. */
  backends: Pick<BackendsOptions, 'environment' | 'allowedOrigins'>;
  /** Development: trigger for reloading open pages. */
  reloadPages: ReloadMode;
  /** Development: address of `careers dev` on this machine. */
  developmentUrl: string | null;
  /** Remotes and paths excluded from menus, footer and site map. */
  layoutVetoes: readonly string[];
  /** Source of releases: a registry, or a folder with `releases.json` and `store`. */
  releases: RegistrySettings | { folder: string };
  /** Cache of documents and artefacts of the registry. */
  shellCacheDirectory: string;
  /** File for the capabilities of this build, read by its successor. */
  offerFile: string;
  /** File with the capabilities of the build that a rollback would restore, if any. */
  fallbackOfferFile: string | null;
  /** Folder for copies of remotes, with one subfolder per process. */
  copiesDirectory: string;
}

/**
 * Reads the settings.
 * @throws SettingsError that lists each invalid variable and its format.
 */
export function readSettings(environment: NodeJS.ProcessEnv, projectDirectory: string): Settings {
  const known = readEnvironment(Environment, environment, 'The shell');
  const data = resolve(projectDirectory, known.CAREERS_DATA ?? '.data');
  const port = Number(known.PORT ?? 3000);
  return {
    port,
    host: known.HOST ?? '127.0.0.1',
    trustedProxies: known.TRUSTED_PROXIES ?? 'loopback',
    apiUrl: known.API_URL ?? 'http://127.0.0.1:3001',
    publicBaseUrl: known.PUBLIC_BASE_URL ?? `http://localhost:${port}`,
    environment: known.APP_ENV ?? 'development',
    deploymentEnvironment: known.REGISTRY_ENVIRONMENT ?? PRODUCTION,
    productId: known.PRODUCT_ID ?? 'careers',
    productName: known.PRODUCT_NAME ?? 'le groupement',
    videoProviderUrl: known.VIDEO_PROVIDER_URL ?? 'https://www.youtube-nocookie.com',
    logLevel: known.LOG_LEVEL ?? 'warn',
    workers: Number(known.WORKERS ?? 1),
    thirdParties: {
      ...(known.TAG_MANAGER_URL && { tagManager: known.TAG_MANAGER_URL }),
      ...(known.ANALYTICS_URL && { analytics: known.ANALYTICS_URL }),
      ...(known.LABS_URL && { labs: known.LABS_URL }),
      ...(known.CHAT_URL && { chat: known.CHAT_URL }),
    },
    consent: {
      cookieName: known.CONSENT_COOKIE_NAME ?? 'TC_PRIVACY_CENTER',
      isStrict: known.CONSENT_STRICT === 'true',
    },
    backends: {
      environment: known.REGISTRY_ENVIRONMENT ?? PRODUCTION,
      allowedOrigins: originsIn(known.BACKEND_ORIGINS),
    },
    reloadPages: known.DEVELOPMENT_URL ? 'sources' : known.RELOAD_PAGES === 'true' ? 'release' : 'never',
    developmentUrl: known.DEVELOPMENT_URL ?? null,
    layoutVetoes: known.LAYOUT_VETOES?.split(',') ?? [],
    releases: releasesOf(known, projectDirectory),
    shellCacheDirectory: join(data, 'shell-cache'),
    offerFile: join(data, 'shell-offer.json'),
    fallbackOfferFile: known.SHELL_FALLBACK_OFFER
      ? resolve(projectDirectory, known.SHELL_FALLBACK_OFFER)
      : null,
    copiesDirectory: join(data, 'copies'),
  };
}

/** Returns origins normalised by `URL.origin`. */
function originsIn(list = ''): string[] {
  return list.split(/, ?/).flatMap((origin) => URL.parse(origin)?.origin ?? []);
}

function releasesOf(known: Static<typeof Environment>, projectDirectory: string): Settings['releases'] {
  const { REGISTRY_URL: url, REGISTRY_TOKEN: token, REGISTRY_KEYS: keys, RELEASE_FOLDER: folder } = known;
  if (url && token && keys)
    return {
      url,
      token,
      environment: known.REGISTRY_ENVIRONMENT ?? PRODUCTION,
      keysFile: resolve(projectDirectory, keys),
    };
  if (!url && folder) return { folder: resolve(projectDirectory, folder) };
  throw new SettingsError(
    'The shell cannot start, its environment is wrong:\n  REGISTRY_URL, REGISTRY_TOKEN and REGISTRY_KEYS say what is released; without a registry RELEASE_FOLDER does',
  );
}
