import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from '../src/server/server.ts';
import { readSettings } from '../src/server/settings.ts';
import { generatedContent } from './seed/content.ts';

/** Longer than in production: compiling may block the event loop of a test or a tool. */
export const CONNECT_TIMEOUT_MILLISECONDS = 30_000;

export interface OwnServerOptions {
  offers: number;
  /** Further settings of the server. */
  environment?: NodeJS.ProcessEnv;
  /** Data folder; without one, a temporary folder, removed at the end. */
  dataDirectory?: string;
}

export interface OwnServer {
  address: string;
  dataDirectory: string;
  stop(): Promise<void>;
}

/** Starts the job API in this process on a new database, without daily offers, daily jobs and rate limits. */
export async function startOwnServer(options: OwnServerOptions): Promise<OwnServer> {
  const dataDirectory = options.dataDirectory ?? (await mkdtemp(join(tmpdir(), 'job-api-')));
  // Under root PostgreSQL runs as another user, which needs access.
  await chmod(dataDirectory, 0o755);
  const read = readSettings({
    PORT: '0',
    CAREERS_DATA: dataDirectory,
    RATE_LIMIT_PER_MINUTE: '10000',
    SEED_OFFERS: String(options.offers),
    NEW_OFFERS_PER_DAY: '0',
    DAILY_JOBS_AT: 'never',
    ...options.environment,
  });
  const settings = { ...read, connectTimeoutMilliseconds: CONNECT_TIMEOUT_MILLISECONDS };
  const log = () => undefined;
  const server = await createServer(settings, { log, content: generatedContent(settings, log) });
  return {
    address: server.address,
    dataDirectory,
    async stop() {
      await server.close();
      if (!options.dataDirectory) await rm(dataDirectory, { recursive: true, force: true });
    },
  };
}
