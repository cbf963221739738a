import { list, one } from '../request.ts';
import type { ApiAccess, CallOptions } from '../request.ts';
import type { JobDescription, JobDescriptionsQuery, OfferProfile, Page } from '../types.ts';

/** `/jobdescriptions/…`: sectors (no parent) and jobs. */
export interface JobDescriptionsApi {
  list(query: JobDescriptionsQuery, options?: CallOptions): Promise<Page<JobDescription>>;
  get(code: string, options?: CallOptions): Promise<JobDescription>;
  forSeo(query: JobDescriptionsQuery, options?: CallOptions): Promise<Page<JobDescription>>;
}

/** `/offerprofiles/…`: usual names of profiles. */
export interface OfferProfilesApi {
  get(labelForUrl: string, options?: CallOptions): Promise<OfferProfile>;
}

export function jobDescriptionsApi(access: ApiAccess): JobDescriptionsApi {
  return {
    list: (query, options) => list(access, '/jobdescriptions/', query, options),
    get: (code, options) => one(access, `/jobdescriptions/${encodeURIComponent(code)}`, options),
    forSeo: (query, options) => list(access, '/jobdescriptions/forSEO', query, options),
  };
}

export function offerProfilesApi(access: ApiAccess): OfferProfilesApi {
  return { get: (label, options) => one(access, `/offerprofiles/${encodeURIComponent(label)}`, options) };
}
