import type { ApiAccess, PageRequest } from '@careers/contract';
import { backendDouble } from './backend-double.ts';
import { noContributions, testConfiguration } from './site.ts';

/** Returns the request of a loader, without other areas' widgets. */
export function pageRequest(url: string, api: ApiAccess, changes: Partial<PageRequest> = {}): PageRequest {
  return {
    api,
    configuration: testConfiguration,
    url: new URL(url, testConfiguration.publicBaseUrl),
    params: {},
    signal: new AbortController().signal,
    backend: backendDouble({}),
    widget: (name) => Promise.resolve({ id: `test-${name}`, widget: name, remote: null, data: null }),
    contributions: noContributions,
    ...changes,
  };
}
