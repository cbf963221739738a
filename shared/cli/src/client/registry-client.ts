import createClient from 'openapi-fetch';
import type { Client } from 'openapi-fetch';
import type { Access } from './access.ts';
import { RegistryAway, refusalOf } from './refusal.ts';
import type { paths } from './schema.ts';

const TIMEOUT_MILLISECONDS = 10_000;
/** Long timeout, as the registry checks an upload before it responds. */
const TIMEOUT_UPLOAD_MILLISECONDS = 120_000;

export type RegistryClient = Client<paths>;

/**
 * Returns a client of a registry, typed by its OpenAPI document. Requests throw RegistryRefusal with what to do, or
 * RegistryAway without a response.
 */
export function registryClient({ url, token }: Pick<Access, 'url' | 'token'>): RegistryClient {
  const client = createClient<paths>({
    baseUrl: url,
    headers: { authorization: `Bearer ${token}` },
    fetch: (request) => fetch(request, { signal: AbortSignal.timeout(timeoutOf(request)) }),
  });
  client.use({
    async onResponse({ response }) {
      if (!response.ok) throw await refusalOf(url, response);
    },
    onError: ({ error }) => new RegistryAway(url, error),
  });
  return client;
}

function timeoutOf({ headers }: Request): number {
  const isUpload = headers.get('content-type') === 'application/gzip';
  return isUpload ? TIMEOUT_UPLOAD_MILLISECONDS : TIMEOUT_MILLISECONDS;
}

/** Returns the body of a response; errors have already been thrown. */
export async function bodyOf<Body>(answer: Promise<{ data?: Body }>): Promise<Body> {
  const { data } = await answer;
  if (data === undefined) throw new Error('The registry answered without a body.');
  return data;
}
