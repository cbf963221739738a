import { ofPlace } from '@careers/ui/french';
import {
  PLACE_NAMES,
  build,
  normalise,
  placeLabel,
  toApiQuery,
  RADIUS,
  hasCentre,
  lookUpItems,
  withPlace,
  withRadius,
  withSubject,
} from '../../../url/index.ts';
import type { Criteria, Items, Search } from '../../../url/index.ts';
import { activeFilters, itemsWith } from '../filters/active-filters.ts';
import type { Facets } from '../filters/facets.ts';
import type { SearchApi } from '../../../api/job-api.ts';
import { loadCarousel } from '../../../carousel/load-carousel.ts';
import type { CarouselData } from '../../../carousel/load-carousel.ts';
import type { ActiveFilter } from '../filters/active-filters.ts';

/** A wider search that has offers. */
export interface Alternative {
  readonly label: string;
  readonly href: string;
  readonly count: number;
}

export type NoResultData = Awaited<ReturnType<typeof loadNoResult>>;

/** Returns wider searches with their counts, and the latest offers nearby; omits failed requests. */
export async function loadNoResult(
  { search, items, facets }: { search: Search; items: Items; facets: Facets },
  api: SearchApi,
) {
  const counted = async ({
    label,
    search: wider,
    items: known = items,
  }: WiderSearch): Promise<Alternative[]> => {
    // Sends the same query as the page it links to, so that the response is cached for that page and the latest offers.
    const { count } = await api.searchOffers(toApiQuery(wider));
    const href = build(wider, itemsWith(known, facets, wider.criteria));
    return count > 0 ? [{ label, href, count }] : [];
  };
  const countedAll = async (searches: readonly WiderSearch[]): Promise<Alternative[]> =>
    (await Promise.all(searches.map((one) => counted(one).catch(() => [])))).flat();
  const [around, others, jobs, latest] = await Promise.all([
    inWiderCircles(farther(search), countedAll),
    countedAll(lessRestricted(search, items, activeFilters(search, facets))),
    popularJobs(search, api).then(countedAll, () => []),
    latestAround(search, items, api).catch(() => undefined),
  ]);
  const wider = [...around, ...others];
  return {
    // Falls back to popular jobs if no wider search finds offers.
    alternatives: wider.length > 0 ? wider : jobs,
    ...(latest && latest.offers.length > 0 && { latest }),
  };
}

/** Returns circles with offers, without those that add none to a narrower one. If the widest has none, none does. */
async function inWiderCircles(
  circles: readonly WiderSearch[],
  countedAll: (searches: readonly WiderSearch[]) => Promise<Alternative[]>,
): Promise<Alternative[]> {
  const widest = await countedAll(circles.slice(-1));
  if (widest.length === 0) return [];
  const found = [...(await countedAll(circles.slice(0, -1))), ...widest];
  return found.filter(({ count }, index) => count !== found[index - 1]?.count);
}

const MAX_JOBS = 4;

/** Returns popular jobs, for a search by keywords only. */
async function popularJobs(search: Search, api: SearchApi): Promise<WiderSearch[]> {
  const { keywords, ...others } = search.criteria;
  if (!keywords || Object.keys(others).some((name) => name !== 'keywordsAs')) return [];
  const jobs = (await api.popularJobs()).slice(0, MAX_JOBS);
  const searches = await Promise.all(
    jobs.map(async ({ code, label, labelForUrl }) => {
      const wider = withSubject(search, { codeJobName: code, labelJobForUrl: labelForUrl });
      return { label, search: wider, items: await lookUpItems(wider.criteria, api.lookups) };
    }),
  );
  return [...searches, { label: 'Tous les métiers', search: withSubject(search, {}) }];
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
  return hasCentre(around)
    ? `Les dernières offres autour ${ofPlace(place)}`
    : `Les dernières offres\u00A0: ${place}`;
}

/** A less restrictive search, and its label. */
export interface WiderSearch {
  readonly label: string;
  readonly search: Search;
  /** Items of its own, for another job. */
  readonly items?: Items;
}

/** In kilometres; each costs one more search (decisions.md#extensions). */
const WIDER_RADII = [20, 50, RADIUS.maximum];
/** Maximum number of filters tried, as a URL may have any number. */
const MAX_FILTERS = 6;

/** Returns searches with one restriction less: a filter, place, keywords. */
export function lessRestricted(
  search: Search,
  items: Items,
  filters: readonly ActiveFilter[],
): WiderSearch[] {
  return [...withoutFilter(filters), ...elsewhere(search, items)];
}

/** Returns searches in wider circles, narrowest first; none without a centre. */
export function farther(search: Search): WiderSearch[] {
  const { criteria } = search;
  if (!hasCentre(criteria)) return [];
  return WIDER_RADII.filter((radius) => radius > (criteria.radius ?? RADIUS.fallback)).map((radius) => ({
    label: `Élargir à ${radius}\u00A0km`,
    search: withRadius(search, radius),
  }));
}

function withoutFilter(filters: readonly ActiveFilter[]): WiderSearch[] {
  return filters
    .filter(({ id }) => id !== 'radius')
    .slice(0, MAX_FILTERS)
    .map(({ label, without }) => ({ label: `Retirer le filtre ${label}`, search: without }));
}

function elsewhere(search: Search, items: Items): WiderSearch[] {
  const { criteria } = search;
  if (!PLACE_NAMES.some((name) => criteria[name] !== undefined)) return [];
  const everywhere = withPlace(search, {});
  const subject = items.keywords?.label ?? items.job?.label;
  if (!subject) return [{ label: 'Chercher partout en France', search: everywhere }];
  return [
    { label: `Voir «\u00A0${subject}\u00A0» partout en France`, search: everywhere },
    { label: 'Voir tous les métiers à cet endroit', search: withSubject(search, {}) },
  ];
}
