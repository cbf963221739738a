import { GEO_RADIUS } from '@careers/api-client';
import { formatInteger } from '@careers/ui/french';
import type { ApiAccess } from '@careers/contract';
import { createSearchApi } from '../api/job-api.ts';
import type { SearchApi } from '../api/job-api.ts';
import { loadCarousel } from './load-carousel.ts';
import type { CarouselData } from './load-carousel.ts';
import { latestSearch } from '../history/latest-search.ts';
import { locate } from '../search-bar/geolocation.ts';
import { build, lookUpItems, normalise, resultsTitle } from '../url/index.ts';
import type { Criteria, Items } from '../url/index.ts';

/**
 * Returns the offers of the visitor's last search, else those around the visitor when geolocation is already granted;
 * undefined when neither applies.
 * @throws when the job API or the position is unavailable: the page's offers stay.
 */
export async function loadPersonalOffers(
  data: CarouselData,
  access: ApiAccess,
  signal: AbortSignal,
): Promise<CarouselData | undefined> {
  const api = createSearchApi(access, signal);
  const criteria = data.source === 'last-search' ? latestSearch.read() : null;
  const found = criteria
    ? await lastSearchOffers(data, criteria, api)
    : (await isPositionGranted()) && (await offersAround(data, api));
  return found && found.offers.length > 0 ? found : undefined;
}

/** Returns the latest offers around the visitor. The browser may ask for permission. */
export function loadOffersAround(data: CarouselData, access: ApiAccess): Promise<CarouselData> {
  return offersAround(data, createSearchApi(access, new AbortController().signal));
}

async function offersAround(data: CarouselData, api: SearchApi): Promise<CarouselData> {
  const criteria = { ...(await locate()), radius: GEO_RADIUS };
  return loadCarousel({ ...queryOf(data), title: `${data.title} autour de vous`, criteria }, api);
}

async function lastSearchOffers(
  data: CarouselData,
  criteria: Criteria,
  api: SearchApi,
): Promise<CarouselData> {
  const [found, items] = await Promise.all([
    loadCarousel({ ...queryOf(data), criteria }, api),
    lookUpItems(criteria, api.lookups),
  ]);
  return {
    ...found,
    title: `Votre dernière recherche\u00A0: ${wordsOf(criteria, items)}`,
    // The linked page has its own default sort; the offers here are the latest.
    href: build(normalise({ criteria }), items),
    more: `Reprendre ma recherche (${formatInteger(found.count)}\u00A0${found.count > 1 ? 'offres' : 'offre'})`,
  };
}

const queryOf = ({ title, offers, exceptReference }: CarouselData) => ({
  title,
  size: offers.length,
  ...(exceptReference && { exceptReference }),
});

const wordsOf = (criteria: Criteria, items: Items): string =>
  resultsTitle(criteria, items).split(' - ').slice(1).join(' - ') || 'toutes les offres';

/** False where the browser has no permissions API: it would prompt, and only a click may prompt. */
async function isPositionGranted(): Promise<boolean> {
  try {
    return (await navigator.permissions.query({ name: 'geolocation' })).state === 'granted';
  } catch {
    return false;
  }
}
