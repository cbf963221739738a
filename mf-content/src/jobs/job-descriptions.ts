import {
  ApiError,
  JOBS_PAGE_SIZE,
  REFERENCE_PAGE_SIZE,
  createApiClient,
  fetchAll,
} from '@careers/api-client';
import type { JobDescription, OffersQuery } from '@careers/api-client';
import { data } from '@careers/platform';
import type { PageRequest } from '@careers/platform';
import type { JobLink } from './job-data.ts';

const UNAVAILABLE = 'Les fiches métiers sont momentanément indisponibles';

/**
 * Returns the sectors or jobs of a query.
 * @throws a 503 when the API does not answer.
 */
export async function listJobs(
  { api: access, signal }: PageRequest,
  query: { hasParent?: boolean; titleForUrl?: string; parentCode?: string },
): Promise<JobDescription[]> {
  const api = createApiClient(access);
  const size = query.hasParent === false ? REFERENCE_PAGE_SIZE : JOBS_PAGE_SIZE;
  try {
    return await fetchAll((page) => api.jobDescriptions.list({ ...query, page, size }, { signal }));
  } catch (error) {
    if (error instanceof ApiError) throw data(null, { status: 503, statusText: UNAVAILABLE });
    throw error;
  }
}

/** Returns the number of open offers; null when unknown, which the page tolerates. */
export async function countOffers({ api, signal }: PageRequest, query: OffersQuery): Promise<number | null> {
  return createApiClient(api)
    .offers.list({ ...query, page: 0, size: 1 }, { signal })
    .then(
      ({ count }) => count,
      () => null,
    );
}

/** Returns the link and the card's texts of a job or sector. */
export function linkOf(job: JobDescription): JobLink {
  return {
    title: job.title,
    phrase: job.phrase,
    category: job.subfamilyTitle ?? '',
    path: job.parent
      ? `/nos-metiers/${job.parent.titleForUrl}/${job.titleForUrl}`
      : `/nos-metiers/${job.titleForUrl}`,
    picture: job.headerPictureDesktopUrl,
  };
}
