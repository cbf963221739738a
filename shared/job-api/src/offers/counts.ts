import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { slug } from '../http/text.ts';
import type { CatalogueReferential } from '../referentials/catalogue.ts';
import { RADIUS, kilometresBetween } from './distance.ts';

interface TownCount {
  offers: number;
  location: { lat: number; lon: number } | null;
}

/** How many open offers there are for a job, a sector, a profile or around a place, as of one moment. */
export class OfferCounts {
  readonly total: number;
  readonly #byCode: ReadonlyMap<string, number>;
  readonly #byProfile: ReadonlyMap<string, number>;
  readonly #towns: ReadonlyMap<string, TownCount>;
  readonly #around = new Map<string, number>();

  private constructor(
    byCode: ReadonlyMap<string, number>,
    byProfile: ReadonlyMap<string, number>,
    towns: ReadonlyMap<string, TownCount>,
  ) {
    this.#byCode = byCode;
    this.#byProfile = byProfile;
    this.#towns = towns;
    this.total = [...towns.values()].reduce((total, { offers }) => total + offers, 0);
  }

  /** Counts the open offers of the database. */
  static async load(
    database: Kysely<Database>,
    referential: (code: string) => CatalogueReferential | undefined,
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
    const byCode = new Map<string, number>();
    const byProfile = new Map<string, number>();
    for (const row of titles) {
      for (const code of [row.sector_code, row.job_code]) add(byCode, code, row.offers);
      add(byProfile, slug(profileOf(row.title)), row.offers);
    }
    for (const row of places) {
      for (const code of [row.region_code, row.department_code]) add(byCode, code, row.offers);
    }
    const towns = places.map((row): [string, TownCount] => [
      row.town_code,
      { offers: row.offers, location: referential(row.town_code)?.referentialItemLocation ?? null },
    ]);
    return new OfferCounts(byCode, byProfile, new Map(towns));
  }

  /** Returns the number of offers that choosing this value finds: around a town, of a job, in a region… */
  of(item: CatalogueReferential): number | undefined {
    if (item.type === 'TOWN') return this.#aroundTown(item);
    if (item.type === 'OFFER_PROFILE') return this.#byProfile.get(item.labelForUrl) ?? 0;
    if (item.type === 'CONTRACT_TYPE' || item.type === 'DURATION') return undefined;
    return this.#byCode.get(item.code) ?? 0;
  }

  #aroundTown({ code, referentialItemLocation: centre }: CatalogueReferential): number {
    if (!centre) return this.#towns.get(code)?.offers ?? 0;
    const known = this.#around.get(code);
    if (known !== undefined) return known;
    let count = 0;
    for (const { offers, location } of this.#towns.values()) {
      if (location && kilometresBetween(centre, location) <= RADIUS.fallback) count += offers;
    }
    this.#around.set(code, count);
    return count;
  }
}

/** Returns what a title looks for: "Boucher F/H, CDI" is for a "Boucher". */
export function profileOf(title: string): string {
  return title.replace(/ F\/H.*$/, '');
}

function add(counts: Map<string, number>, key: string, offers: number): void {
  counts.set(key, (counts.get(key) ?? 0) + offers);
}
