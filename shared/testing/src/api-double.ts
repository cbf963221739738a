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
  return {
    baseUrl: BASE,
    requests,
    async fetch(input, init) {
      const request = new Request(input, init);
      request.signal.throwIfAborted();
      const { pathname, search } = new URL(request.url);
      const path = pathname.replace(/^\/api\/v2\.0/, '');
      requests.push(path + search);
      return answerOf(answers, path, request);
    },
  };
}

/** Returns the answer at a path: of an exact match, else of the longest prefix. */
export async function answerOf(
  answers: Readonly<Record<string, ApiAnswer>>,
  path: string,
  request: Request,
): Promise<Response> {
  const prefix = Object.keys(answers)
    .filter((each) => each.endsWith('/*') && path.startsWith(each.slice(0, -1)))
    .sort((left, right) => right.length - left.length)[0];
  const answer = answers[path] ?? answers[prefix ?? ''];
  if (!answer) return Response.json([{ field: '', code: 'NOT_FOUND', message: '' }], { status: 404 });
  const body = await answer(new URL(request.url).searchParams, request);
  if (body instanceof Response) return body;
  return Response.json(body, { headers: Array.isArray(body) ? totals(body.length) : {} });
}

/** A list fits on one page. */
const totals = (count: number) => ({ 'X-Total-Elements': String(count), 'X-Total-Pages': '1' });
