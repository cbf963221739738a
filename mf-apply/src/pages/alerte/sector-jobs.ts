import { MAX_JOBS } from '@careers/api-client';
import type { ApiClient, CallOptions, JobDescription } from '@careers/api-client';

/** Above the number of pairs of a sector's jobs and contract types. */
const PAGE_SIZE = 1000;

/** Returns the preselected jobs for the search of a whole sector; null for another search. */
export async function sectorJobs(
  client: ApiClient,
  jobs: readonly JobDescription[],
  query: URLSearchParams,
  options: CallOptions,
) {
  const code = query.get('codeOfferFamilyCategory');
  const ofSector = jobs.filter(({ parent }) => parent?.code === code);
  const [first] = ofSector;
  if (!code || !first?.parent) return null;
  const codes = ofSector.map((job) => job.code);
  const offers =
    codes.length > MAX_JOBS ? await offersByJob(client, codes, options) : new Map<string, number>();
  const count = (job: string) => offers.get(job) ?? 0;
  return {
    sector: { label: first.parent.title, jobs: codes.length },
    // Up to the maximum, most offers first.
    chosen: codes.toSorted((left, right) => count(right) - count(left)).slice(0, MAX_JOBS),
  };
}

/** Returns open offers by job: each offer has one contract type. */
async function offersByJob(
  client: ApiClient,
  codeJob: readonly string[],
  options: CallOptions,
): Promise<Map<string, number>> {
  const query = { type: ['CONTRACT_TYPE'], codeJob, page: 0, size: PAGE_SIZE };
  const offers = new Map<string, number>();
  for (const { job, count } of (await client.offers.searches(query, options)).items)
    offers.set(job.code, (offers.get(job.code) ?? 0) + count);
  return offers;
}
