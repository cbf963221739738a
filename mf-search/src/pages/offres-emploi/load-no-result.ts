import { ofPlace } from '@careers/ui/french';
import { PLACE_NAMES, build, normalise, placeLabel, toApiQuery } from '../../url/index.ts';
import type { Criteria, Items, Search } from '../../url/index.ts';
import { activeFilters, itemsWith } from './active-filters.ts';
import type { Facets } from './facets.ts';
import type { SearchApi } from '../../api/job-api.ts';
import { loadCarousel } from '../../carousel/load-carousel.ts';
import type { CarouselData } from '../../carousel/load-carousel.ts';
import { widerSearches } from './wider-searches.ts';
import type { WiderSearch } from './wider-searches.ts';

/** A wider search that has offers. */
export interface Alternative {
  readonly label: string;
  readonly href: string;
  readonly count: number;
}

/** What a page without offers suggests. */
export interface NoResultData {
  readonly alternatives: readonly Alternative[];
  /** The latest offers of the place, if any. */
  readonly latest?: CarouselData;
}

/** Returns wider searches with their counts, and the latest offers nearby; requests that fail are left out. */
export async function loadNoResult(
  { search, items, facets }: { search: Search; items: Items; facets: Facets },
  api: SearchApi,
): Promise<NoResultData> {
  const counted = async ({ label, search: wider }: WiderSearch): Promise<Alternative[]> => {
    // As its own page asks: who follows it, and the latest offers below, need not ask again.
    const { count } = await api.searchOffers(toApiQuery(wider));
    const href = build(wider, itemsWith(items, facets, wider.criteria));
    return count > 0 ? [{ label, href, count }] : [];
  };
  const wider = widerSearches(search, items, activeFilters(search, facets));
  const [alternatives, latest] = await Promise.all([
    Promise.all(wider.map((one) => counted(one).catch(() => []))),
    latestAround(search, items, api).catch(() => undefined),
  ]);
  return {
    alternatives: withoutRepeats(alternatives.flat()),
    ...(latest && latest.offers.length > 0 && { latest }),
  };
}

/** A wider radius with the same count as a narrower one is left out. */
const withoutRepeats = (alternatives: readonly Alternative[]): Alternative[] =>
  alternatives.filter(
    ({ label, count }, index) =>
      !label.startsWith('Élargir') ||
      !alternatives
        .slice(0, index)
        .some((other) => other.label.startsWith('Élargir') && other.count === count),
  );

function latestAround({ criteria }: Search, items: Items, api: SearchApi): Promise<CarouselData> {
  const around: Criteria = Object.fromEntries(
    Object.entries(criteria).filter(([name]) => PLACE_NAMES.some((place) => place === name)),
  );
  return loadCarousel(
    { title: latestTitle(around, items), criteria: normalise({ criteria: around }).criteria },
    api,
  );
}

function latestTitle(around: Criteria, items: Items): string {
  const place = placeLabel(around, items);
  if (around.latitude !== undefined) return 'Les dernières offres autour de vous';
  if (!place) return 'Les dernières offres';
  return around.codeTown
    ? `Les dernières offres autour ${ofPlace(place)}`
    : `Les dernières offres\u00A0: ${place}`;
}
