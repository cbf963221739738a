import { createApiClient } from '@careers/api-client';
import type { OfferDetail } from '@careers/api-client';
import type { AreaContext } from '@careers/platform';

export interface SimilarCriteria {
  codeJobName: string;
  codeDepartment?: string;
  codeRegion?: string;
}

/** Fewer than these around the offer, its own included, and it is worth looking further. */
const ENOUGH = 4;

/**
 * Returns what similar offers are searched with: the same job, as near as there are some: in the department, the
 * region, or anywhere. A count that does not come is no reason to show none: then anywhere.
 */
export async function similarCriteria(
  { api }: AreaContext,
  offer: OfferDetail,
  signal: AbortSignal,
): Promise<SimilarCriteria> {
  const job = { codeJobName: offer.codeJobName };
  const near: SimilarCriteria[] = [
    { ...job, ...(offer.department.code ? { codeDepartment: offer.department.code } : {}) },
    { ...job, ...(offer.region.code ? { codeRegion: offer.region.code } : {}) },
  ];
  const client = createApiClient(api);
  const counts = await Promise.all(
    near.map(({ codeJobName, ...place }) =>
      client.offers
        .list({ page: 0, size: 1, codeJob: codeJobName, ...place }, { signal })
        .then(({ count }) => count)
        .catch(() => 0),
    ),
  );
  return near.find((_, index) => (counts[index] ?? 0) >= ENOUGH) ?? job;
}
