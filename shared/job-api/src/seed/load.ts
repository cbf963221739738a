import { sql } from 'kysely';
import type { Connection } from '../database/connect.ts';
import type { Database } from '../database/schema.ts';
import type { Kysely } from 'kysely';
import { writeLexicon } from '../offers/lexicon.ts';
import { generateOffers, referenceData } from './index.ts';
import type { ReferenceData, SeedOffer } from './types.ts';
import { jobContent } from './job-content.ts';
import { NEWS } from './news/index.ts';
import { newsRow } from './news/news-row.ts';
import { offerRow } from './offers/offer-row.ts';

const SEED = 2026;
const BATCH = 500;
/** Two servers that start on one empty database seed it once. */
const LOCK = 724_512;

export interface SeedOptions {
  offers: number;
  /** Receives progress, a line at a time. */
  say(line: string): void;
  now?: Date;
}

/** Fills a database that has no offers; does nothing otherwise. All or nothing: a kill leaves it empty. */
export async function seedIfEmpty({ database }: Connection, options: SeedOptions): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(transaction);
    await sql`set local statement_timeout = 0`.execute(transaction);
    await insertNews(transaction, options.now ?? new Date());
    const present = await transaction.selectFrom('offer').select('id').limit(1).executeTakeFirst();
    if (present) return;
    const started = performance.now();
    const data = referenceData();
    await insertReferenceData(transaction, data);
    await insertOffers(transaction, options);
    await writeLexicon(transaction);
    options.say(`seed: ${options.offers} offers in ${((performance.now() - started) / 1000).toFixed(0)} s`);
  });
  await sql`analyze`.execute(database);
}

/** A database of before there was news gets it too. */
async function insertNews(database: Kysely<Database>, now: Date): Promise<void> {
  const present = await database.selectFrom('news').select('id').limit(1).executeTakeFirst();
  if (present) return;
  await database
    .insertInto('news')
    .values(NEWS.map((item, index) => newsRow(item, index, now)))
    .execute();
}

async function insertReferenceData(database: Kysely<Database>, data: ReferenceData): Promise<void> {
  await inBatches(data.entities, (rows) =>
    database
      .insertInto('entity')
      .values(rows.map(({ logoUrl, ...row }) => ({ ...row, logo_url: logoUrl })))
      .execute(),
  );
  await inBatches(data.jobDescriptions, (rows, offset) =>
    database
      .insertInto('job_description')
      .values(
        rows.map((job, index) => ({
          code: job.code,
          position: offset + index,
          title: job.title,
          title_for_url: job.titleForUrl,
          parent_code: job.parentCode,
          promoted: job.promoted,
          seo_position: job.seoPosition,
          content: JSON.stringify(jobContent(job, data)),
        })),
      )
      .execute(),
  );
  await inBatches(data.referentials, (rows) =>
    database
      .insertInto('referential')
      .values(
        rows.map((item) => ({
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
      )
      .execute(),
  );
}

async function insertOffers(database: Kysely<Database>, options: SeedOptions): Promise<void> {
  let batch: SeedOffer[] = [];
  let written = 0;
  const write = async () => {
    await database.insertInto('offer').values(batch.map(offerRow)).execute();
    written += batch.length;
    batch = [];
    if (written % 5_000 === 0) options.say(`seed: ${written} of ${options.offers} offers`);
  };
  for (const offer of generateOffers({ count: options.offers, seed: SEED, now: options.now ?? new Date() })) {
    batch.push(offer);
    if (batch.length === BATCH) await write();
  }
  if (batch.length > 0) await write();
}

async function inBatches<Row>(
  rows: readonly Row[],
  write: (batch: Row[], offset: number) => Promise<unknown>,
): Promise<void> {
  for (let offset = 0; offset < rows.length; offset += BATCH)
    await write(rows.slice(offset, offset + BATCH), offset);
}
