import { sql } from 'kysely';
import { slug } from '@careers/contract/text';
import type { Database } from '../database/schema.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { CatalogueReferential } from '../catalogue/items.ts';
import { surroundings } from './surroundings.ts';

/** Snapshot of the numbers of open offers. */
export interface OfferCounts {
  total: number;
  /** Returns the number of offers that a value would find: around a town, of a job, in a region… */
  of(item: CatalogueReferential): number;
}

/** Counts the open offers; `byValue` has the counts of the facets. */
export async function countOffers(
  database: Database,
  catalogue: Catalogue,
  byValue: ReadonlyMap<string, number>,
): Promise<OfferCounts> {
  const offers = sql<number>`count(*)::int`.as('offers');
  const open = database.selectFrom('offer').where('status', '=', 'OPEN').select(offers);
  const [titles, places] = await Promise.all([
    open.select(['sector_code', 'job_code', 'title']).groupBy(['sector_code', 'job_code', 'title']).execute(),
    open
      .select(['region_code', 'department_code', 'town_code'])
      .groupBy(['region_code', 'department_code', 'town_code'])
      .execute(),
  ]);
  const byCode = new Map(byValue);
  const byProfile = new Map<string, number>();
  for (const row of titles) {
    for (const code of [row.sector_code, row.job_code]) add(byCode, code, row.offers);
    add(byProfile, slug(profileOf(row.title)), row.offers);
  }
  for (const row of places) {
    for (const code of [row.region_code, row.department_code, row.town_code]) add(byCode, code, row.offers);
  }
  const around = surroundings(
    places.flatMap(({ town_code: code, offers: count }) => {
      const location = catalogue.referential(code)?.referentialItemLocation;
      return location ? [{ offers: count, location }] : [];
    }),
  );
  const aroundTowns = new Map<string, number>();
  const countAround = ({ code, referentialItemLocation: centre }: CatalogueReferential) => {
    const count = aroundTowns.get(code) ?? (centre ? around(centre) : (byCode.get(code) ?? 0));
    aroundTowns.set(code, count);
    return count;
  };
  return {
    total: places.reduce((total, row) => total + row.offers, 0),
    of(item) {
      if (item.type === 'TOWN') return countAround(item);
      if (item.type === 'OFFER_PROFILE') return byProfile.get(item.labelForUrl) ?? 0;
      return byCode.get(item.code) ?? 0;
    },
  };
}

/** Returns the profile of a title: "Boucher" of "Boucher F/H, CDI". */
export function profileOf(title: string): string {
  return title.replace(/ F\/H.*$/, '');
}

function add(counts: Map<string, number>, key: string, offers: number): void {
  counts.set(key, (counts.get(key) ?? 0) + offers);
}
