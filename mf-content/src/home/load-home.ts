import { createApiClient } from '@careers/api-client';
import type { AreaContext, WidgetSlotData } from '@careers/platform';
import { APPRENTICESHIP_FILM } from '../../content/films.ts';
import type { Film } from '../../content/schema/parts.ts';
import { VOICES } from '../../content/testimonies/voices.ts';
import type { Voice } from '../../content/testimonies/voices.ts';

const LINKS = 6;

export interface NamedLink {
  label: string;
  href: string;
}

export interface HomeData {
  search: WidgetSlotData;
  latest: WidgetSlotData;
  /** Empty when the API is down: the page is worth reading without them. */
  jobs: NamedLink[];
  regions: NamedLink[];
  /** Words of content come as data: the page's script need not hold them a second time. */
  voices: readonly Voice[];
  film: Film;
}

/** Returns what the home page needs; it never fails for want of the API. */
export async function loadHome(context: AreaContext, signal: AbortSignal): Promise<HomeData> {
  const api = createApiClient(context.api);
  const [search, latest, jobs, regions] = await Promise.all([
    context.widget('search-bar', {}, { signal }),
    context.widget('offers-carousel', { title: 'Les dernières offres', source: 'last-search' }, { signal }),
    api.jobDescriptions.forSeo({ hasParent: true, page: 0, size: LINKS }, { signal }).catch(() => null),
    api.referentials.forSeo({ type: ['REGION'], page: 0, size: LINKS }, { signal }).catch(() => null),
  ]);
  return {
    voices: VOICES,
    film: APPRENTICESHIP_FILM,
    search,
    latest,
    jobs: (jobs?.items ?? []).map(({ code, title, titleForUrl }) => ({
      label: title,
      href: `/offres-emploi?codeJobName=${code}&labelJobForUrl=${titleForUrl}`,
    })),
    regions: (regions?.items ?? []).map(({ code, label }) => ({
      label,
      href: `/offres-emploi?codeRegion=${code}`,
    })),
  };
}
