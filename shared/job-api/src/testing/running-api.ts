import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from '../server.ts';
import { Documented } from './documented.ts';
import type { RunningServer } from '../server.ts';
import { readSettings } from '../settings.ts';

const OFFERS = 1_500;
const APPLICATIONS = '/applicationswithoutaccount/';

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

/** Every answer in a test must be one that the document describes. */
function refuseUndocumented(problems: readonly string[]): void {
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

/** Starts the API on a database of its own with a small seed. */
export async function startApi(options: RunningApiOptions = {}): Promise<RunningApi> {
  const dataDirectory = options.dataDirectory ?? (await mkdtemp(join(tmpdir(), 'job-api-')));
  // Under root PostgreSQL runs as another user, who must be able to enter.
  await chmod(dataDirectory, 0o755);
  const settings = readSettings({
    PORT: '0',
    CAREERS_DATA: dataDirectory,
    RATE_LIMIT_PER_MINUTE: String(options.rateLimitPerMinute ?? 10_000),
    SEED_OFFERS: String(options.offers ?? OFFERS),
    NEW_OFFERS_PER_DAY: '0',
    DAILY_JOBS_AT: 'never',
    ...options.environment,
  });
  const server: RunningServer = await createServer(settings, () => undefined);
  const documented = new Documented();
  const base = `${server.address}/api/v2.0`;
  return {
    address: server.address,
    dataDirectory,
    async get(path) {
      const response = await fetch(base + path);
      const body: unknown = await response.json();
      refuseUndocumented(documented.problems('get', path, response.status, body));
      return { status: response.status, headers: response.headers, body };
    },
    async post(form, headers = {}) {
      const response = await fetch(base + APPLICATIONS, {
        method: 'POST',
        body: form,
        headers,
      });
      const body: unknown = await response.json();
      refuseUndocumented(documented.problems('post', APPLICATIONS, response.status, body));
      return { status: response.status, body };
    },
    async stop() {
      await server.close();
      if (!options.dataDirectory) await rm(dataDirectory, { recursive: true, force: true });
    },
  };
}
