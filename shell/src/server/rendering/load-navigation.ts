import { createApiClient } from '@careers/api-client';
import type { AreaContext } from '@careers/contract';
import type { NavigationData } from '../../layout/navigation-data.ts';

const LINKS = 5;

/**
 * Returns the regions and jobs that menus and footer link to. The frame is worth more than these links:
 * when the API is down they are left out.
 */
export async function loadNavigation(context: AreaContext, signal: AbortSignal): Promise<NavigationData> {
  const api = createApiClient(context.api);
  const [jobs, regions] = await Promise.all([
    api.jobDescriptions.forSeo({ hasParent: true, page: 0, size: LINKS }, { signal }).catch(() => null),
    api.referentials.forSeo({ type: ['REGION'], page: 0, size: LINKS }, { signal }).catch(() => null),
  ]);
  return {
    jobs: (jobs?.items ?? []).slice(0, LINKS).map((job) => ({
      label: job.title,
      href: `/offres-emploi?codeJobName=${job.code}&labelJobForUrl=${job.titleForUrl}`,
    })),
    regions: (regions?.items ?? []).slice(0, LINKS).map((region) => ({
      label: region.label,
      href: `/offres-emploi?codeRegion=${region.code}`,
    })),
  };
}
