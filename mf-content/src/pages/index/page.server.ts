import { REFERENCE_PAGE_SIZE, fetchAll, jobOffersPath } from '@careers/api-client';
import type { JobDescription } from '@careers/api-client';
import type { Head, HeadInput, PageRequest } from '@careers/platform';
import figures from '@careers/platform/figures';
import { APPRENTICESHIP_FILM } from '../../../content/films.ts';
import { VOICES } from '../../../content/testimonials/voices.ts';
import { linkOf } from '../../jobs/job-descriptions.ts';
import { optional } from '../../optional-data.ts';

const LINKS = 6;

export type HomeData = Awaited<ReturnType<typeof loader>>;

/** Loads the home page; it never fails, even when the API does. */
export async function loader(page: PageRequest) {
  const { widget } = page;
  const [search, latest, jobs, regions, promoted] = await Promise.all([
    widget('search-bar', {}),
    widget('offers-carousel', { title: 'Les dernières offres', source: 'last-search' }),
    optional(page, (api, options) =>
      api.jobDescriptions.forSeo({ hasParent: true, page: 0, size: LINKS }, options),
    ),
    optional(page, (api, options) =>
      api.referentials.forSeo({ type: ['REGION'], page: 0, size: LINKS }, options),
    ),
    optional(page, (api, options) =>
      fetchAll((index) =>
        api.jobDescriptions.list(
          { hasParent: true, isPromote: true, page: index, size: REFERENCE_PAGE_SIZE },
          options,
        ),
      ),
    ),
  ]);
  return {
    // Loader data keeps these texts out of the client bundle.
    voices: VOICES,
    film: APPRENTICESHIP_FILM,
    search,
    latest,
    jobs: (jobs?.items ?? []).map(({ title, titleForUrl }) => ({
      label: title,
      href: jobOffersPath(titleForUrl),
    })),
    promoted: bySector(promoted ?? []),
    regions: (regions?.items ?? []).map(({ code, label }) => ({
      label,
      href: `/offres-emploi?codeRegion=${code}`,
    })),
  };
}

/** Promoted jobs, under the sectors that have any. */
function bySector(jobs: readonly JobDescription[]) {
  const sectors = Map.groupBy(jobs, ({ parent }) => parent?.titleForUrl ?? '');
  return [...sectors].flatMap(([label, members]) => {
    const sector = members[0]?.parent;
    if (!sector) return [];
    return [
      {
        title: sector.title,
        path: `/nos-metiers/${label}`,
        jobs: members.map(linkOf).map(({ title, path }) => ({ title, path })),
      },
    ];
  });
}

/** The page, and the site's organisation and search. */
export function head({ configuration }: HeadInput): Head {
  const home = new URL('/', configuration.publicBaseUrl).href;
  return {
    title: 'Votre prochain métier est en rayon',
    description: `Près de ${figures.offersPerYear} offres d’emploi par an en magasin, en entrepôt, au siège ou en informatique. Postulez en trois minutes, sans créer de compte.`,
    canonical: '/',
    structuredData: [
      { '@type': 'Organization', name: configuration.productName, url: home },
      {
        '@type': 'WebSite',
        url: home,
        potentialAction: {
          '@type': 'SearchAction',
          target: `${home}offres-emploi?keywords={search_term_string}`,
          'query-input': 'required name=search_term_string',
        },
      },
    ],
  };
}
