import { Documented } from '../tools/acceptance/documented.ts';
import { startOwnServer } from '../tools/own-server.ts';
import { seededDatabase } from './cluster.ts';

const OFFERS = 1_500;
const APPLICATIONS = '/applicationswithoutaccount/';

export interface RunningApiOptions {
  /** Size of the seed; shared with other files of the same size. */
  offers?: number;
  rateLimitPerMinute?: number;
  /** Further settings of the server. */
  environment?: NodeJS.ProcessEnv;
}

export interface RunningApi {
  address: string;
  databaseUrl: string;
  /** Requests a path below the API's base. */
  get(path: string): Promise<{ status: number; headers: Headers; body: unknown }>;
  post(form: FormData, headers?: Record<string, string>): Promise<{ status: number; body: unknown }>;
  stop(): Promise<void>;
}

/** Validates every answer of a test against the OpenAPI document. */
function refuseUndocumented(errors: readonly string[]): void {
  if (errors.length > 0) throw new Error(errors.join('\n'));
}

/** Starts the API on a database of its own with the seed. */
export async function startApi({
  offers = OFFERS,
  rateLimitPerMinute,
  environment,
}: RunningApiOptions = {}): Promise<RunningApi> {
  const databaseUrl = await seededDatabase(offers);
  const server = await startOwnServer({
    offers,
    environment: {
      DATABASE_URL: databaseUrl,
      ...(rateLimitPerMinute !== undefined && { RATE_LIMIT_PER_MINUTE: String(rateLimitPerMinute) }),
      ...environment,
    },
  });
  const documented = new Documented();
  const base = `${server.address}/api/v2.0`;
  return {
    address: server.address,
    databaseUrl,
    stop: () => server.stop(),
    async get(path) {
      const response = await fetch(base + path);
      const body: unknown = await response.json();
      refuseUndocumented(documented.errors('get', path, response.status, body));
      return { status: response.status, headers: response.headers, body };
    },
    async post(form, headers = {}) {
      const response = await fetch(base + APPLICATIONS, {
        method: 'POST',
        body: form,
        headers,
      });
      const body: unknown = await response.json();
      refuseUndocumented(documented.errors('post', APPLICATIONS, response.status, body));
      return { status: response.status, body };
    },
  };
}
