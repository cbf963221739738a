import { createApiClient } from '@careers/api-client';
import type { AreaContext } from '@careers/contract';
import type { NavigationData } from '../../layout/layout-entries.ts';
import { StaleCache } from '../stale-cache.ts';

const LINKS = 5;
const LIFETIME_MILLISECONDS = 60_000;
/** Timeout of these links, which are optional. */
const TIMEOUT_MILLISECONDS = 1_000;

/**
 * Returns a function that loads the links of `loadNavigation`, cached for a minute, as they are the same on every page.
 */
export function navigationOf(context: AreaContext): () => Promise<NavigationData> | NavigationData {
  const kept = new StaleCache<NavigationData>({
    entries: 1,
    lifetimeOf: () => LIFETIME_MILLISECONDS,
    isFailure: ({ jobs, regions }) => jobs.length === 0 || regions.length === 0,
  });
  return () =>
    kept.get('navigation', () => loadNavigation(context, AbortSignal.timeout(TIMEOUT_MILLISECONDS)));
}

/** Returns the regions and jobs that menus and footer link to; omits them when the API is down. */
async function loadNavigation(context: AreaContext, signal: AbortSignal): Promise<NavigationData> {
  const api = createApiClient(context.api);
  const [jobs, regions] = await Promise.all([
    api.jobDescriptions.forSeo({ hasParent: true, page: 0, size: LINKS }, { signal }).catch(() => null),
    api.referentials.forSeo({ type: ['REGION'], page: 0, size: LINKS }, { signal }).catch(() => null),
  ]);
  return {
    jobs: (jobs?.items ?? []).slice(0, LINKS).map((job) => ({
      label: job.title,
      path: `/offres-emploi?codeJobName=${job.code}&labelJobForUrl=${job.titleForUrl}`,
    })),
    regions: (regions?.items ?? []).slice(0, LINKS).map((region) => ({
      label: region.label,
      path: `/offres-emploi?codeRegion=${region.code}`,
    })),
  };
}
