import { sql } from 'kysely';
import { slug } from '@careers/contract/text';
import type { Database } from '../database/schema.ts';
import type { CatalogueReferential } from '../catalogue/items.ts';
import { Surroundings } from './surroundings.ts';

/** Number of open offers of a job, a sector, a profile or around a place, at one moment. */
export class OfferCounts {
  readonly total: number;
  readonly #byCode: ReadonlyMap<string, number>;
  readonly #byProfile: ReadonlyMap<string, number>;
  readonly #towns: Surroundings;

  private constructor(
    byCode: ReadonlyMap<string, number>,
    byProfile: ReadonlyMap<string, number>,
    towns: Surroundings,
  ) {
    this.#byCode = byCode;
    this.#byProfile = byProfile;
    this.#towns = towns;
    this.total = towns.total;
  }

  /** Counts the open offers; `byValue` has the counts of the facets. */
  static async load(
    database: Database,
    referential: (code: string) => CatalogueReferential | undefined,
    byValue: ReadonlyMap<string, number>,
  ): Promise<OfferCounts> {
    const offers = sql<number>`count(*)::int`.as('offers');
    const open = database.selectFrom('offer').where('status', '=', 'OPEN').select(offers);
    const [titles, places] = await Promise.all([
      open
        .select(['sector_code', 'job_code', 'title'])
        .groupBy(['sector_code', 'job_code', 'title'])
        .execute(),
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
      for (const code of [row.region_code, row.department_code]) add(byCode, code, row.offers);
    }
    const towns = places.map(({ town_code: code, offers: count }) => ({
      code,
      offers: count,
      location: referential(code)?.referentialItemLocation ?? null,
    }));
    return new OfferCounts(byCode, byProfile, new Surroundings(towns));
  }

  /** Returns the number of offers that this value finds: around a town, of a job, in a region… */
  of(item: CatalogueReferential): number {
    if (item.type === 'TOWN') return this.#towns.count(item);
    if (item.type === 'OFFER_PROFILE') return this.#byProfile.get(item.labelForUrl) ?? 0;
    return this.#byCode.get(item.code) ?? 0;
  }

  /** Returns true when this value has offers: fast enough for thousands of towns. */
  hasAny(item: CatalogueReferential): boolean {
    return item.type === 'TOWN' ? this.#towns.hasAny(item) : this.of(item) > 0;
  }
}

/** Returns the profile of a title: "Boucher" of "Boucher F/H, CDI". */
export function profileOf(title: string): string {
  return title.replace(/ F\/H.*$/, '');
}

function add(counts: Map<string, number>, key: string, offers: number): void {
  counts.set(key, (counts.get(key) ?? 0) + offers);
}
