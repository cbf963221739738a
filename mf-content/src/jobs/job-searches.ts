import { createApiClient, jobOffersPath } from '@careers/api-client';
import type { PageRequest } from '@careers/platform';
import type { JobSearch } from './job-data.ts';

const SEARCHES = 8;

/** Returns a job's searches with most offers, by place and contract; none when the API is down. */
export async function searchesOf({ api, signal }: PageRequest, codeJob: string): Promise<JobSearch[]> {
  const found = await createApiClient(api)
    .offers.searches({ codeJob: [codeJob], page: 0, size: SEARCHES }, { signal })
    .catch(() => null);
  return (found?.items ?? []).map(({ job, value, count }) => ({
    label: `${job.label} ${value.label}`,
    href: jobOffersPath(job.labelForUrl, value.labelForUrl),
    count,
  }));
}
