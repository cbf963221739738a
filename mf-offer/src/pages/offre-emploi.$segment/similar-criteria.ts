import { createApiClient } from '@careers/api-client';
import type { PageRequest } from '@careers/platform';
import type { KnownOffer } from '../../offer/offer-data.ts';

export interface SimilarCriteria {
  codeJobName?: string;
  /** The profile's name, when the job is unknown. */
  keywords?: string;
  codeDepartment?: string;
  codeRegion?: string;
}

/** With fewer offers nearby, this one included, the search is widened. */
const MIN_OFFERS = 4;

export function nearbyCriteria(offer: KnownOffer): SimilarCriteria {
  const { code } = offer.department;
  return { ...jobOf(offer), ...(code ? { codeDepartment: code } : {}) };
}

/**
 * Returns the search for similar offers: the same job in the department, the region, or anywhere, as near as there are
 * enough. When a count fails: anywhere.
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
  return near.find((_, index) => (counts[index] ?? 0) >= MIN_OFFERS) ?? job;
}

function jobOf({ codeJobName, offerProfile }: KnownOffer): SimilarCriteria {
  return codeJobName ? { codeJobName } : { keywords: offerProfile.label };
}
