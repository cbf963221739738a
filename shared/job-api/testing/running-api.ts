import { Documented } from '../tools/acceptance/documented.ts';
import { startOwnServer } from '../tools/own-server.ts';

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
export async function startApi({
  offers = OFFERS,
  rateLimitPerMinute,
  environment,
  dataDirectory,
}: RunningApiOptions = {}): Promise<RunningApi> {
  const server = await startOwnServer({
    offers,
    environment: {
      ...(rateLimitPerMinute !== undefined && { RATE_LIMIT_PER_MINUTE: String(rateLimitPerMinute) }),
      ...environment,
    },
    ...(dataDirectory !== undefined && { dataDirectory }),
  });
  const documented = new Documented();
  const base = `${server.address}/api/v2.0`;
  return {
    ...server,
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
  };
}
