import { createApiClient } from '../client.ts';
import type { ApiClient } from '../client.ts';
import type { ApiAccess } from '../request.ts';

/** Answers a request, or throws like a failing network. */
export type Answer = (url: URL, init: RequestInit) => Response | Promise<Response>;

/** Returns a client with an in-memory API, and its recorded requests without base and host. */
export function recordedClient(
  answer: Answer,
  access: Partial<ApiAccess> = {},
): { api: ApiClient; requests: string[] } {
  const requests: string[] = [];
  const api = createApiClient({
    baseUrl: 'https://api.test',
    async fetch(input, init = {}) {
      const url = new URL(String(input));
      init.signal?.throwIfAborted();
      requests.push(`${init.method ?? 'GET'} ${url.pathname.replace('/api/v2.0', '')}${url.search}`);
      return answer(url, init);
    },
    ...access,
  });
  return { api, requests };
}

/** Returns a JSON answer with the totals of a list. */
export function jsonAnswer(body: unknown, totals: Record<string, string> = {}): Response {
  return Response.json(body, { headers: totals });
}
