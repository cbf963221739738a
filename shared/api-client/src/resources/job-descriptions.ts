import { list, one } from '../request.ts';
import type { ApiAccess, CallOptions } from '../request.ts';
import type { JobDescription, JobDescriptionsQuery, OfferProfile } from '../types.ts';

export type JobDescriptionsApi = ReturnType<typeof jobDescriptionsApi>;
export type OfferProfilesApi = ReturnType<typeof offerProfilesApi>;

/** `/jobdescriptions/…`: sectors (no parent) and jobs. */
export function jobDescriptionsApi(access: ApiAccess) {
  return {
    list: (query: JobDescriptionsQuery, options?: CallOptions) =>
      list<JobDescription>(access, '/jobdescriptions/', query, options),
    get: (code: string, options?: CallOptions) =>
      one<JobDescription>(access, `/jobdescriptions/${encodeURIComponent(code)}`, options),
    forSeo: (query: JobDescriptionsQuery, options?: CallOptions) =>
      list<JobDescription>(access, '/jobdescriptions/forSEO', query, options),
  };
}

/** `/offerprofiles/…`: usual names of profiles. */
export function offerProfilesApi(access: ApiAccess) {
  return {
    get: (labelForUrl: string, options?: CallOptions) =>
      one<OfferProfile>(access, `/offerprofiles/${encodeURIComponent(labelForUrl)}`, options),
  };
}
