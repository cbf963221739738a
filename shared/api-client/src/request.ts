import { withDeadline } from '@careers/contract/deadline';
import { ApiError, errorFor, noAnswer } from './errors.ts';
import type { Page } from './types.ts';

/** Path of the job API 2.0 below its host (decisions.md#api-contract). */
export const API_PATH = '/api/v2.0';

/** Headers with the totals of a list (decisions.md#api-contract). */
export const TOTAL_HEADERS = { elements: 'X-Total-Elements', pages: 'X-Total-Pages' };

const GET_TIMEOUT_MILLISECONDS = 10_000;
export const POST_TIMEOUT_MILLISECONDS = 60_000;

export interface ApiAccess {
  /** Host of the API, without path; the page's origin in browsers. */
  baseUrl: string;
  fetch?: typeof globalThis.fetch;
  timeoutMilliseconds?: number;
}

export interface CallOptions {
  signal?: AbortSignal;
}

export interface Answer<Body> {
  body: Body;
  headers: Headers;
}

export type Parameters = Readonly<Record<string, string | number | boolean | readonly string[] | undefined>>;

/**
 * GETs JSON with a timeout. Retried once after a network failure, never after an answer.
 * @throws ApiError by status; the caller's abort reason.
 */
export async function get<Body>(
  access: ApiAccess,
  path: string,
  parameters: Parameters,
  { signal }: CallOptions = {},
): Promise<Answer<Body>> {
  const url = `${access.baseUrl}${API_PATH}${path}${queryOf(parameters)}`;
  const ask = (stop: AbortSignal) =>
    (access.fetch ?? globalThis.fetch)(url, {
      headers: { accept: 'application/json', 'accept-language': 'fr' },
      signal: stop,
    });
  const askTwice = (stop: AbortSignal) =>
    ask(stop).catch((error: unknown) => {
      if (stop.aborted) throw error;
      return ask(stop);
    });
  return answerOf(askTwice, access.timeoutMilliseconds ?? GET_TIMEOUT_MILLISECONDS, signal);
}

/** POSTs a form, once: only the visitor retries. */
export async function postForm<Body>(
  access: ApiAccess,
  path: string,
  form: FormData,
  { signal }: CallOptions = {},
): Promise<Body> {
  const post = access.fetch ?? globalThis.fetch;
  const ask = (stop: AbortSignal) =>
    post(`${access.baseUrl}${API_PATH}${path}`, {
      method: 'POST',
      body: form,
      headers: { accept: 'application/json', 'accept-language': 'fr' },
      signal: stop,
    });
  return (await answerOf<Body>(ask, access.timeoutMilliseconds ?? POST_TIMEOUT_MILLISECONDS, signal)).body;
}

/** Treats a truncated or non-JSON response as a failure to respond; an error's status applies whatever its body. */
async function answerOf<Body>(
  ask: (stop: AbortSignal) => Promise<Response>,
  milliseconds: number,
  signal: AbortSignal | undefined,
): Promise<Answer<Body>> {
  const read = async (stop: AbortSignal) => {
    const response = await ask(stop);
    if (!response.ok) throw errorFor(response.status, await response.json().catch(() => null));
    return { body: (await response.json()) as Body, headers: response.headers };
  };
  try {
    return await withDeadline(milliseconds, read, signal);
  } catch (error) {
    if (error instanceof ApiError || signal?.aborted) throw error;
    throw noAnswer(error);
  }
}

/** GETs one item. */
export async function one<Item>(access: ApiAccess, path: string, options?: CallOptions): Promise<Item> {
  return (await get<Item>(access, path, {}, options)).body;
}

/** GETs one page of a list with its totals. */
export async function list<Item>(
  access: ApiAccess,
  path: string,
  query: Parameters,
  options?: CallOptions,
): Promise<Page<Item>> {
  const { body, headers } = await get<Item[]>(access, path, query, options);
  return {
    items: body,
    totalElements: total(headers, TOTAL_HEADERS.elements),
    totalPages: total(headers, TOTAL_HEADERS.pages),
  };
}

/** Returns a total from the headers, undefined when missing or not a number. */
export function total(headers: Headers, name: string): number | undefined {
  const value = headers.get(name);
  const number = Number(value);
  return value === null || value === '' || !Number.isFinite(number) ? undefined : number;
}

/** Blank values are never sent; lists are comma-separated. */
function queryOf(parameters: Parameters): string {
  const pairs = Object.entries(parameters).flatMap(([name, value]) => {
    const text = Array.isArray(value) ? value.join(',') : value === undefined ? '' : String(value);
    return text.trim() === '' ? [] : [`${name}=${encodeURIComponent(text).replaceAll('%2C', ',')}`];
  });
  return pairs.length > 0 ? `?${pairs.join('&')}` : '';
}
