import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from '../server.ts';
import type { RunningServer } from '../server.ts';
import { readSettings } from '../settings.ts';

const OFFERS = 1_500;

export interface RunningApiOptions {
  offers?: number;
  rateLimitPerMinute?: number;
  /** Further settings of the server. */
  environment?: NodeJS.ProcessEnv;
  /** Without it a new one, removed at the end. */
  dataDirectory?: string;
}

export interface RunningApi {
  address: string;
  dataDirectory: string;
  /** Asks for a path below the API's base. */
  get(path: string): Promise<{ status: number; headers: Headers; body: unknown }>;
  post(form: FormData, headers?: Record<string, string>): Promise<{ status: number; body: unknown }>;
  stop(): Promise<void>;
}

/** Starts the API on a database of its own with a small seed. */
export async function startApi(options: RunningApiOptions = {}): Promise<RunningApi> {
  const dataDirectory = options.dataDirectory ?? (await mkdtemp(join(tmpdir(), 'job-api-')));
  // Under root PostgreSQL runs as another user, who must be able to enter.
  await chmod(dataDirectory, 0o755);
  const settings = readSettings({
    PORT: '0',
    DATA_DIRECTORY: dataDirectory,
    RATE_LIMIT_PER_MINUTE: String(options.rateLimitPerMinute ?? 10_000),
    SEED_OFFERS: String(options.offers ?? OFFERS),
    NEW_OFFERS_PER_DAY: '0',
    DAILY_JOBS_AT: 'never',
    ...options.environment,
  });
  const server: RunningServer = await createServer(settings, () => undefined);
  const base = `${server.address}/api/v2.0`;
  return {
    address: server.address,
    dataDirectory,
    async get(path) {
      const response = await fetch(base + path);
      return { status: response.status, headers: response.headers, body: await response.json() };
    },
    async post(form, headers = {}) {
      const response = await fetch(`${base}/applicationswithoutaccount/`, {
        method: 'POST',
        body: form,
        headers,
      });
      return { status: response.status, body: await response.json() };
    },
    async stop() {
      await server.close();
      if (!options.dataDirectory) await rm(dataDirectory, { recursive: true, force: true });
    },
  };
}
