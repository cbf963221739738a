import { resolve } from 'node:path';
import Type from 'typebox';
import Value from 'typebox/value';

const Environment = Type.Object({
  PORT: Type.Optional(Type.String({ pattern: '^\\d{1,5}$' })),
  HOST: Type.Optional(Type.String({ minLength: 1 })),
  DATA_DIRECTORY: Type.Optional(Type.String({ minLength: 1 })),
  DATABASE_URL: Type.Optional(Type.String({ pattern: '^postgres(ql)?://' })),
  NODE_ENV: Type.Optional(Type.String()),
  RATE_LIMIT_PER_MINUTE: Type.Optional(Type.String({ pattern: '^\\d+$' })),
  SEED_OFFERS: Type.Optional(Type.String({ pattern: '^\\d+$' })),
});

/** Everything the server is told from outside, checked once. */
export interface Settings {
  port: number;
  host: string;
  /** Keeps the embedded database and the files of applications. */
  dataDirectory: string;
  /** Another PostgreSQL than the embedded one. */
  databaseUrl: string | null;
  /** Outside production the `X-Stub` header simulates delays and failures. */
  production: boolean;
  rateLimitPerMinute: number;
  /** Offers put into an empty database. */
  seedOffers: number;
}

export class SettingsError extends Error {
  override name = 'SettingsError';
}

/**
 * Returns the settings from environment variables, with defaults for one machine.
 * @throws SettingsError naming each variable that is wrong.
 */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const known = Object.fromEntries(
    Object.keys(Environment.properties).flatMap((name) =>
      environment[name] ? [[name, environment[name]]] : [],
    ),
  );
  if (!Value.Check(Environment, known)) {
    const problems = Value.Errors(Environment, known).map(
      (error) => `  ${error.instancePath.slice(1)}: ${error.message}`,
    );
    throw new SettingsError(`The job API cannot start, its environment is wrong:\n${problems.join('\n')}`);
  }
  const project = resolve(import.meta.dirname, '..', '..', '..');
  return {
    port: Number(known.PORT ?? 3001),
    host: known.HOST ?? '127.0.0.1',
    dataDirectory: resolve(project, known.DATA_DIRECTORY ?? '.data'),
    databaseUrl: known.DATABASE_URL ?? null,
    production: known.NODE_ENV === 'production',
    rateLimitPerMinute: Number(known.RATE_LIMIT_PER_MINUTE ?? 10),
    seedOffers: Number(known.SEED_OFFERS ?? 20_000),
  };
}
