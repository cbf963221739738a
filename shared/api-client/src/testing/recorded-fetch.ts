import { createApiClient } from '../client.ts';
import type { ApiClient } from '../client.ts';
import type { ApiAccess } from '../request.ts';

/** Answers one request, or throws as a network that fails. */
export type Answer = (url: URL, init: RequestInit) => Response | Promise<Response>;

/** Returns a client whose requests are recorded, without base and host, and answered in memory. */
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

/** Returns an answer of the API: a JSON body with the totals of a list. */
export function jsonAnswer(body: unknown, totals: Record<string, string> = {}): Response {
  return Response.json(body, { headers: totals });
}
