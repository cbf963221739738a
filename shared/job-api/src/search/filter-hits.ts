import type { OffersQueryValues } from '../schemas/queries.ts';
import { STEPS } from '../schemas/steps.ts';
import { jobOf } from './criteria.ts';
import type { Centre, SearchCriteria } from './criteria.ts';
import { KM_PER_DEGREE, kilometresBetween } from './distance.ts';
import { facetTest } from './facets.ts';
import type { CubeRow, FacetValues } from './facets.ts';
import type { Hit, OpenOffer } from './hit.ts';
import { sorted } from './rank.ts';

const DAY_SECONDS = 86_400;

/** Returns hits from south to north, as `narrowed` wants them; those without a location come last. */
export function fromSouth(hits: readonly Hit[]): Hit[] {
  // Of two infinite ones the difference is no number.
  return hits.toSorted((left, right) => latitudeOf(left) - latitudeOf(right) || 0);
}

function latitudeOf({ offer }: Hit): number {
  return offer.location?.lat ?? Number.POSITIVE_INFINITY;
}

/** Returns the hits that `baseConditions` has the database look for, besides words. */
export function narrowed(hits: readonly Hit[], { query, centre }: SearchCriteria): Hit[] {
  const isMeant = subjectTest(query);
  const isThere = areaTest(query);
  return centre
    ? near(hits, centre).filter(({ offer }) => isMeant(offer))
    : hits.filter(({ offer }) => isMeant(offer) && isThere(offer));
}

function near(hits: readonly Hit[], { latitude, longitude, radius }: Centre): Hit[] {
  const point = { lat: latitude, lon: longitude };
  const height = radius / KM_PER_DEGREE;
  const found: Hit[] = [];
  for (let index = firstFrom(latitude - height, hits); index < hits.length; index += 1) {
    const hit = hits[index];
    if (!hit?.offer.location || hit.offer.location.lat > latitude + height) break;
    const distance = kilometresBetween(point, hit.offer.location);
    if (distance <= radius) found.push({ ...hit, distance });
  }
  return found;
}

/** Returns the index of the first hit that is not south of a latitude. */
function firstFrom(latitude: number, hits: readonly Hit[]): number {
  let [low, high] = [0, hits.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const hit = hits[middle];
    if (hit && latitudeOf(hit) < latitude) low = middle + 1;
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
  const { isRecent, pays } = limitsNow();
  const rows = new Map<FacetValues, ReturnType<typeof emptyRow>>();
  for (const { offer } of hits) {
    const row = rows.get(offer.facets) ?? emptyRow(offer.facets);
    rows.set(offer.facets, row);
    const isRecentEnough = isRecent(offer, query.publishedWithinDays);
    const paysEnough = pays(offer, query.minimumSalary);
    if (isRecentEnough && paysEnough) row.offers += 1;
    if (paysEnough)
      countSteps(row.publishedWithin, STEPS.publishedWithinDays, (days) => isRecent(offer, days));
    if (isRecentEnough) countSteps(row.paidFrom, STEPS.minimumSalary, (least) => pays(offer, least));
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
  const { page = 0, size = 10, publishedWithinDays, minimumSalary } = criteria.query;
  const { isRecent, pays } = limitsNow();
  const hasFacets = facetTest(criteria.query);
  const chosen = hits.filter(
    ({ offer }) =>
      hasFacets(offer.facets) && isRecent(offer, publishedWithinDays) && pays(offer, minimumSalary),
  );
  return sorted(chosen, criteria).slice(page * size, (page + 1) * size);
}

function limitsNow() {
  const now = Date.now() / 1000;
  return {
    isRecent: ({ published }: OpenOffer, days: number | undefined) =>
      days === undefined || published > now - days * DAY_SECONDS,
    pays: ({ monthly_salary: pay }: OpenOffer, least: number | undefined) =>
      least === undefined || (pay !== null && pay >= least),
  };
}
