import type { OffersQueryValues } from '../schemas/queries.ts';
import { STEPS } from '../schemas/steps.ts';
import { jobOf } from './criteria.ts';
import type { Centre, SearchCriteria } from './criteria.ts';
import { boxAround, kilometresBetween } from './distance.ts';
import { facetTest } from './facets.ts';
import type { CubeRow, FacetValues } from './facets.ts';
import type { Hit, OpenOffer } from './hit.ts';
import type { HitsBySouth } from './hits-by-south.ts';
import { sorted } from './rank.ts';

const DAY_SECONDS = 86_400;

/** Returns the hits that `baseConditions` has the database look for, besides words. */
export function narrowed(hits: HitsBySouth, { query, centre }: SearchCriteria): Hit[] {
  const isMeant = subjectTest(query);
  if (centre) return near(hits, centre, isMeant);
  const isThere = areaTest(query);
  return hits.all.filter(({ offer }) => isMeant(offer) && isThere(offer));
}

function near(
  { all, latitudes, longitudes }: HitsBySouth,
  { latitude, longitude, radius }: Centre,
  isMeant: (offer: OpenOffer) => boolean,
): Hit[] {
  const point = { lat: latitude, lon: longitude };
  const { height, width } = boxAround(latitude, radius);
  const found: Hit[] = [];
  for (let index = firstFrom(latitude - height, latitudes); index < all.length; index += 1) {
    const location = { lat: latitudes[index] ?? Infinity, lon: longitudes[index] ?? Infinity };
    if (location.lat > latitude + height) break;
    const hit = all[index];
    if (!hit || Math.abs(location.lon - longitude) > width || !isMeant(hit.offer)) continue;
    const distance = kilometresBetween(point, location);
    if (distance <= radius) found.push({ ...hit, distance });
  }
  return found;
}

/** Returns the index of the first hit that is not south of a latitude. */
function firstFrom(latitude: number, latitudes: Float64Array): number {
  let [low, high] = [0, latitudes.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((latitudes[middle] ?? Infinity) < latitude) low = middle + 1;
    else high = middle;
  }
  return low;
}

function subjectTest(query: OffersQueryValues): (offer: OpenOffer) => boolean {
  const job = jobOf(query);
  const { codeOfferFamilyCategory: sector, codeShop: shop } = query;
  return (offer) =>
    (!job || offer.job_code === job) &&
    (!sector || offer.sector_code === sector) &&
    (!shop || offer.shop_code === shop);
}

function areaTest({
  codeTown,
  codeDepartment,
  codeRegion,
}: OffersQueryValues): (offer: OpenOffer) => boolean {
  if (codeTown) return (offer) => offer.town_code === codeTown;
  if (codeDepartment) return (offer) => offer.department_code === codeDepartment;
  return (offer) => !codeRegion || offer.region_code === codeRegion;
}

/** Counts hits as `FacetCubes` has the database do it. */
export function cubeOf(hits: readonly Hit[], query: OffersQueryValues): CubeRow[] {
  const { since, least } = limitsOf(query);
  const sinceSteps = STEPS.publishedWithinDays.map(secondsBefore);
  const rows = new Map<FacetValues, ReturnType<typeof emptyRow>>();
  for (const { offer } of hits) {
    const row = rows.get(offer.facets) ?? emptyRow(offer.facets);
    rows.set(offer.facets, row);
    const pay = payOf(offer);
    const isRecent = offer.published > since;
    if (isRecent && pay >= least) row.offers += 1;
    if (pay >= least) countSteps(row.publishedWithin, sinceSteps, (step) => offer.published > step);
    if (isRecent) countSteps(row.paidFrom, STEPS.minimumSalary, (step) => pay >= step);
  }
  return [...rows.values()];
}

function emptyRow(facets: FacetValues) {
  return {
    ...facets,
    offers: 0,
    publishedWithin: STEPS.publishedWithinDays.map(() => 0),
    paidFrom: STEPS.minimumSalary.map(() => 0),
  };
}

function countSteps(counts: number[], steps: readonly number[], isIn: (step: number) => boolean): void {
  steps.forEach((step, index) => {
    if (isIn(step)) counts[index] = (counts[index] ?? 0) + 1;
  });
}

/** Returns one page of the hits that have all that the visitor has chosen, in the order asked for. */
export function pageOf(hits: readonly Hit[], criteria: SearchCriteria): Hit[] {
  const { page = 0, size = 10 } = criteria.query;
  const { since, least } = limitsOf(criteria.query);
  const hasFacets = facetTest(criteria.query);
  const chosen = hits.filter(
    ({ offer }) => hasFacets(offer.facets) && offer.published > since && payOf(offer) >= least,
  );
  return sorted(chosen, criteria).slice(page * size, (page + 1) * size);
}

/** What an offer pays a month: less than anything where it does not say. */
function payOf({ monthly_salary: pay }: OpenOffer): number {
  return pay ?? Number.NEGATIVE_INFINITY;
}

/** What an offer must be published after, in seconds since 1970, and what it must pay at least. */
function limitsOf({ publishedWithinDays, minimumSalary }: OffersQueryValues) {
  const none = Number.NEGATIVE_INFINITY;
  return {
    since: publishedWithinDays === undefined ? none : secondsBefore(publishedWithinDays),
    least: minimumSalary ?? none,
  };
}

function secondsBefore(days: number): number {
  return Date.now() / 1000 - days * DAY_SECONDS;
}
