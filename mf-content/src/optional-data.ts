import { createApiClient } from '@careers/api-client';
import type { ApiClient, CallOptions } from '@careers/api-client';
import { withDeadline } from '@careers/contract/deadline';
import type { PageRequest } from '@careers/platform';

/** Time limit for data that a page can be rendered without. */
const TIMEOUT_MILLISECONDS = 2_000;

/** Returns data of the job API, or null when it does not answer, or not soon: the page is worth more. */
export function optional<Value>(
  { api, signal }: PageRequest,
  ask: (client: ApiClient, options: CallOptions) => Promise<Value>,
): Promise<Value | null> {
  return withDeadline(
    TIMEOUT_MILLISECONDS,
    (deadline) => ask(createApiClient(api), { signal: deadline }),
    signal,
  ).catch(() => null);
}
