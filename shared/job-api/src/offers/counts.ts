import { sql } from 'kysely';
import { slug } from '@careers/contract/text';
import type { Database } from '../database/schema.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { CatalogueReferential } from '../catalogue/items.ts';
import { surroundings } from './surroundings.ts';

/** Number of open offers, at one moment. */
export interface OfferCounts {
  total: number;
  /** Returns the number of offers that a value finds: around a town, of a job, in a region… */
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
  const counts = new Map(byValue);
  const add = (key: string, count: number) => counts.set(key, (counts.get(key) ?? 0) + count);
  for (const row of titles) {
    add(row.sector_code, row.offers);
    add(row.job_code, row.offers);
    add(profileKey(slug(profileOf(row.title))), row.offers);
  }
  for (const row of places) {
    add(row.region_code, row.offers);
    add(row.department_code, row.offers);
    add(row.town_code, row.offers);
  }
  const around = surroundings(
    places.flatMap(({ town_code: code, offers: count }) => {
      const location = catalogue.referential(code)?.referentialItemLocation;
      return location ? [{ offers: count, location }] : [];
    }),
  );
  const aroundTowns = new Map<string, number>();
  const countAround = ({ code, referentialItemLocation: centre }: CatalogueReferential) => {
    const count = aroundTowns.get(code) ?? (centre ? around(centre) : (counts.get(code) ?? 0));
    aroundTowns.set(code, count);
    return count;
  };
  return {
    total: places.reduce((total, row) => total + row.offers, 0),
    of(item) {
      if (item.type === 'TOWN') return countAround(item);
      return counts.get(item.type === 'OFFER_PROFILE' ? profileKey(item.labelForUrl) : item.code) ?? 0;
    },
  };
}

/** Returns the profile of a title: "Boucher" of "Boucher F/H, CDI". */
export function profileOf(title: string): string {
  return title.replace(/ F\/H.*$/, '');
}

function profileKey(labelForUrl: string): string {
  return `profile ${labelForUrl}`;
}
