import type { ApiAccess } from '@careers/contract';

const PREFIX = '/api/v2.0';

/** An answer of the job API other than success. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;

  constructor(path: string, status: number) {
    super(`The job API answered ${status} to ${path}.`);
    this.status = status;
  }
}

/** Reads of the job API for one page: the same question is asked once. */
export interface Reader {
  /** Rejects with ApiError, or as fetch does when nobody answers. */
  get<Body>(path: string, query?: object): Promise<Body>;
  list<Item>(path: string, query: object): Promise<readonly Item[]>;
  /** Resolves with undefined where the API knows nothing under this path. */
  one<Body>(path: string): Promise<Body | undefined>;
}

export function createReader({ baseUrl, fetch }: ApiAccess, signal: AbortSignal): Reader {
  const answers = new Map<string, Promise<unknown>>();

  async function request(path: string): Promise<unknown> {
    const response = await fetch(`${baseUrl}${PREFIX}${path}`, {
      signal,
      headers: { Accept: 'application/json' },
    });
    if (!response.ok) throw new ApiError(path, response.status);
    return response.json();
  }

  function get<Body>(path: string, query: object = {}): Promise<Body> {
    const parameters = new URLSearchParams(
      Object.entries(query).map(([name, value]) => [name, String(value)]),
    );
    const address = parameters.size > 0 ? `${path}?${parameters}` : path;
    const answer = answers.get(address) ?? request(address);
    answers.set(address, answer);
    return answer as Promise<Body>;
  }

  return {
    get,
    list: <Item>(path: string, query: object) => get<readonly Item[]>(path, query),
    one: <Body>(path: string) =>
      get<Body>(path).catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 404) return undefined;
        throw error;
      }),
  };
}
