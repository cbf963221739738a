import { sql } from 'kysely';
import type { Connection } from '../../src/database/connect.ts';
import type { Database } from '../../src/database/schema.ts';
import { insertRows } from '../../src/database/insert-rows.ts';
import { writeLexicon } from '../../src/search/words/lexicon.ts';
import { generateOffers } from './offers/generate.ts';
import { referenceData } from './reference-data.ts';
import type { ReferenceData, SeedOffer } from './types.ts';
import { jobContent } from './job-content.ts';
import { NEWS } from './news/index.ts';
import { newsRow } from './news/news-row.ts';
import { offerRow } from './offers/offer-row.ts';

const SEED = 2026;
const BATCH = 1_000;
const PROGRESS = 10_000;
/** Two servers that start on one empty database seed it once. */
const LOCK = 724_512;

export interface SeedOptions {
  offers: number;
  /** Receives progress, line by line. */
  log(line: string): void;
  now?: Date;
}

/** Fills a database without offers; returns true if it had none. Atomic: a kill leaves it empty. */
export async function seedIfEmpty({ database }: Connection, options: SeedOptions): Promise<boolean> {
  const isSeeded = await database.transaction().execute(async (transaction) => {
    // Lifts the timeout before the lock: waiting for the other server's seed takes as long as seeding.
    await sql`set local statement_timeout = 0`.execute(transaction);
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(transaction);
    await insertNews(transaction, options.now ?? new Date());
    const present = await transaction.selectFrom('offer').select('id').limit(1).executeTakeFirst();
    if (present) return false;
    const started = performance.now();
    await insertReferenceData(transaction, referenceData());
    await withoutIndex(transaction, 'offer_doc', () => insertOffers(transaction, options));
    await writeLexicon(transaction);
    options.log(`seed: ${options.offers} offers in ${((performance.now() - started) / 1000).toFixed(0)} s`);
    return true;
  });
  if (isSeeded) await vacuum(database);
  return isSeeded;
}

/** Updates the visibility map, for index-only scans, and the statistics, for query plans. */
async function vacuum(database: Database): Promise<void> {
  await database.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection);
    await sql`vacuum analyze`.execute(connection);
    await sql`reset statement_timeout`.execute(connection);
  });
}

/** An inverted index is built at the end in a tenth of the time that keeping it up to date takes. */
async function withoutIndex(database: Database, name: string, load: () => Promise<void>): Promise<void> {
  const { rows } = await sql<{
    indexdef: string;
  }>`select indexdef from pg_indexes where indexname = ${name}`.execute(database);
  await sql`drop index ${sql.ref(name)}`.execute(database);
  await load();
  await sql`set local maintenance_work_mem = '256MB'`.execute(database);
  await sql.raw(rows[0]?.indexdef ?? '').execute(database);
}

/** Also adds news to an older database without any. */
async function insertNews(database: Database, now: Date): Promise<void> {
  const present = await database.selectFrom('news').select('id').limit(1).executeTakeFirst();
  if (present) return;
  await insertRows(
    database,
    'news',
    NEWS.map((item, index) => newsRow(item, index, now)),
  );
}

async function insertReferenceData(database: Database, data: ReferenceData): Promise<void> {
  await insertRows(
    database,
    'entity',
    data.entities.map(({ logoUrl, ...row }) => ({ ...row, logo_url: logoUrl })),
  );
  await insertRows(
    database,
    'job_description',
    data.jobDescriptions.map((job, position) => ({
      code: job.code,
      position,
      title: job.title,
      title_for_url: job.titleForUrl,
      parent_code: job.parentCode,
      promoted: job.promoted,
      seo_position: job.seoPosition,
      content: jobContent(job, data),
    })),
  );
  await insertRows(
    database,
    'referential',
    data.referentials.map((item) => ({
      code: item.code,
      type: item.type,
      original_code: item.originalCode,
      parent_original_code: item.parentOriginalCode,
      label: item.label,
      label_for_url: item.labelForUrl,
      active: item.active,
      area_codes: item.areaCodes,
      latitude: item.location?.latitude ?? null,
      longitude: item.location?.longitude ?? null,
      weight: item.weight,
      position: item.position,
      department_code: item.departmentCode,
      region_code: item.regionCode,
    })),
  );
}

async function insertOffers(database: Database, options: SeedOptions): Promise<void> {
  let batch: SeedOffer[] = [];
  let written = 0;
  const write = async () => {
    await insertRows(database, 'offer', batch.map(offerRow));
    written += batch.length;
    batch = [];
    if (written % PROGRESS === 0) options.log(`seed: ${written} of ${options.offers} offers`);
  };
  for (const offer of generateOffers({ count: options.offers, seed: SEED, now: options.now ?? new Date() })) {
    batch.push(offer);
    if (batch.length === BATCH) await write();
  }
  if (batch.length > 0) await write();
}
