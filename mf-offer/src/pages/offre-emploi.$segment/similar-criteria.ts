import { createApiClient } from '@careers/api-client';
import type { PageRequest } from '@careers/platform';
import type { KnownOffer } from '../../offer/find-offer.ts';

export interface SimilarCriteria {
  codeJobName?: string;
  /** The name of the profile, where the job is not told. */
  keywords?: string;
  codeDepartment?: string;
  codeRegion?: string;
}

/** Fewer than these around the offer, its own included, and it is worth looking further. */
const ENOUGH = 4;

/** Returns what a search for such offers around the same place begins with. */
export function nearbyCriteria(offer: KnownOffer): SimilarCriteria {
  const { code } = offer.department;
  return { ...jobOf(offer), ...(code ? { codeDepartment: code } : {}) };
}

/**
 * Returns what similar offers are searched with: the same job, as near as there are some: in the department, the
 * region, or anywhere. A count that does not come is no reason to show none: then anywhere.
 */
export async function similarCriteria(
  { api, signal }: PageRequest,
  offer: KnownOffer,
): Promise<SimilarCriteria> {
  const job = jobOf(offer);
  const near: SimilarCriteria[] = [
    nearbyCriteria(offer),
    { ...job, ...(offer.region.code ? { codeRegion: offer.region.code } : {}) },
  ];
  const client = createApiClient(api);
  const counts = await Promise.all(
    near.map(({ codeJobName, ...others }) =>
      client.offers
        .list({ page: 0, size: 1, ...(codeJobName && { codeJob: codeJobName }), ...others }, { signal })
        .then(({ count }) => count)
        .catch(() => 0),
    ),
  );
  return near.find((_, index) => (counts[index] ?? 0) >= ENOUGH) ?? job;
}

function jobOf({ codeJobName, offerProfile }: KnownOffer): SimilarCriteria {
  return codeJobName ? { codeJobName } : { keywords: offerProfile.label };
}
