import type { ApiAccess } from '@careers/contract';

/** Answers a path: a body, or a `Response` for any other status. */
export type ApiAnswer = (parameters: URLSearchParams, request: Request) => unknown;

const BASE = 'https://api.test';

/**
 * Returns an in-memory job API. Paths are below `/api/v2.0`: an exact match first, then the longest prefix that ends
 * in `/*`; others are 404. `requests` lists the requested paths, in order.
 */
export function apiDouble(answers: Readonly<Record<string, ApiAnswer>>): ApiAccess & { requests: string[] } {
  const requests: string[] = [];
  const prefixes = Object.keys(answers)
    .filter((path) => path.endsWith('/*'))
    .sort((left, right) => right.length - left.length);
  return {
    baseUrl: BASE,
    requests,
    async fetch(input, init) {
      const request = new Request(input, init);
      request.signal.throwIfAborted();
      const { pathname, search, searchParams } = new URL(request.url);
      const path = pathname.replace(/^\/api\/v2\.0/, '');
      requests.push(path + search);
      const answer =
        answers[path] ?? answers[prefixes.find((prefix) => path.startsWith(prefix.slice(0, -1))) ?? ''];
      if (!answer) return Response.json([{ field: '', code: 'NOT_FOUND', message: '' }], { status: 404 });
      const body = await answer(searchParams, request);
      if (body instanceof Response) return body;
      return Response.json(body, { headers: Array.isArray(body) ? totals(body.length) : {} });
    },
  };
}

/** A list fits on one page. */
const totals = (count: number) => ({ 'X-Total-Elements': String(count), 'X-Total-Pages': '1' });
