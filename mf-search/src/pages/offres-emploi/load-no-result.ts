import { ofPlace } from '@careers/ui/french';
import { PLACE_NAMES, build, normalise, placeLabel, toApiQuery } from '../../url/index.ts';
import type { Criteria, Items, Search } from '../../url/index.ts';
import { activeFilters, itemsWith } from './active-filters.ts';
import type { Facets } from './facets.ts';
import type { SearchApi } from '../../api/job-api.ts';
import { loadCarousel } from '../../carousel/load-carousel.ts';
import type { CarouselData } from '../../carousel/load-carousel.ts';
import { farther, lessRestricted } from './wider-searches.ts';
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
  const countedAll = async (searches: readonly WiderSearch[]): Promise<Alternative[]> =>
    (await Promise.all(searches.map((one) => counted(one).catch(() => [])))).flat();
  const [around, others, latest] = await Promise.all([
    inWiderCircles(farther(search), countedAll),
    countedAll(lessRestricted(search, items, activeFilters(search, facets))),
    latestAround(search, items, api).catch(() => undefined),
  ]);
  return {
    alternatives: [...around, ...others],
    ...(latest && latest.offers.length > 0 && { latest }),
  };
}

/** Circles that hold offers, without those that hold no more than a narrower one; where the widest has none, none does. */
async function inWiderCircles(
  circles: readonly WiderSearch[],
  countedAll: (searches: readonly WiderSearch[]) => Promise<Alternative[]>,
): Promise<Alternative[]> {
  const widest = await countedAll(circles.slice(-1));
  if (widest.length === 0) return [];
  const found = [...(await countedAll(circles.slice(0, -1))), ...widest];
  return found.filter(({ count }, index) => count !== found[index - 1]?.count);
}

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
