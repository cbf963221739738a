import type { ApiAccess } from '@careers/contract';

/** Answers one path of the API: a body, or a whole `Response` for anything but success. */
export type ApiAnswer = (parameters: URLSearchParams, request: Request) => unknown;

const BASE = 'https://api.test';

/**
 * Returns a job API that answers from memory. Paths are below `/api/v2.0`, the exact one first, then the longest
 * prefix that ends in `/*`; all others are 404. `requests` lists what was asked, in order, without the prefix.
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

/** A list fits on one page, and says so. */
const totals = (count: number) => ({ 'X-Total-Elements': String(count), 'X-Total-Pages': '1' });
