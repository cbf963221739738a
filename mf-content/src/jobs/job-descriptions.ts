import {
  ApiError,
  JOBS_PAGE_SIZE,
  REFERENCE_PAGE_SIZE,
  createApiClient,
  fetchAll,
  jobOffersPath,
} from '@careers/api-client';
import type { JobDescription, OffersQuery } from '@careers/api-client';
import { data } from '@careers/platform';
import type { PageRequest } from '@careers/platform';
import { optional } from '../optional-data.ts';
import type { JobLink } from './job-cards.tsx';

const UNAVAILABLE = 'Les fiches métiers sont momentanément indisponibles';

/**
 * Returns the sectors or jobs of a query.
 * @throws a 503 when the API does not answer.
 */
export async function listJobs(
  { api: access, signal }: PageRequest,
  query: { hasParent?: boolean; titleForUrl?: string; parentCode?: string; withOffersProfile?: boolean },
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
export async function countOffers(page: PageRequest, query: OffersQuery): Promise<number | null> {
  const found = await optional(page, (api, options) =>
    api.offers.list({ ...query, page: 0, size: 1 }, options),
  );
  return found?.count ?? null;
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

const PROFILES = 12;

/** Returns the offer profiles of a sector's jobs that are not the job itself, one for each job. */
export function profilesOf(jobs: readonly JobDescription[]) {
  return jobs
    .flatMap(({ titleForUrl, offersProfile = [] }) =>
      offersProfile.filter(({ labelForUrl }) => labelForUrl !== titleForUrl).slice(0, 1),
    )
    .slice(0, PROFILES)
    .map(({ label, labelForUrl }) => ({ label, href: jobOffersPath(labelForUrl) }));
}

const SEARCHES = 8;

/** Returns a job's searches with most offers, by place and contract; none when the API is down. */
export async function searchesOf(page: PageRequest, codeJob: string) {
  const found = await optional(page, (api, options) =>
    api.offers.searches({ codeJob: [codeJob], page: 0, size: SEARCHES }, options),
  );
  return (found?.items ?? []).map(({ job, value, count }) => ({
    label: `${job.label} ${value.label}`,
    href: jobOffersPath(job.labelForUrl, value.labelForUrl),
    count,
  }));
}

/** The 404 of a job or sector, with what may have replaced it. */
export const notFound = (caption: string, renamed: string) =>
  data(
    {
      advice: `L’adresse est incomplète, ou ${renamed} a changé de nom. Passez par «\u00a0Trouver mon métier\u00a0», ou recherchez une offre.`,
    },
    { status: 404, statusText: caption },
  );
