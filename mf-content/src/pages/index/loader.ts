import { createApiClient, jobOffersPath } from '@careers/api-client';
import type { PageRequest } from '@careers/platform';
import { APPRENTICESHIP_FILM } from '../../../content/films.ts';
import { VOICES } from '../../../content/testimonials/voices.ts';
import type { HomeData } from './home-data.ts';

const LINKS = 6;

/** Loads the home page; it never fails, even when the API does. */
export async function loader({ api: access, signal, widget }: PageRequest): Promise<HomeData> {
  const api = createApiClient(access);
  const [search, latest, jobs, regions] = await Promise.all([
    widget('search-bar', {}),
    widget('offers-carousel', { title: 'Les dernières offres', source: 'last-search' }),
    api.jobDescriptions.forSeo({ hasParent: true, page: 0, size: LINKS }, { signal }).catch(() => null),
    api.referentials.forSeo({ type: ['REGION'], page: 0, size: LINKS }, { signal }).catch(() => null),
  ]);
  return {
    voices: VOICES,
    film: APPRENTICESHIP_FILM,
    search,
    latest,
    jobs: (jobs?.items ?? []).map(({ title, titleForUrl }) => ({
      label: title,
      href: jobOffersPath(titleForUrl),
    })),
    regions: (regions?.items ?? []).map(({ code, label }) => ({
      label,
      href: `/offres-emploi?codeRegion=${code}`,
    })),
  };
}
