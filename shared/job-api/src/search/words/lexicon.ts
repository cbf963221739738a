import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Database, Tables } from '../../database/schema.ts';

export interface LexiconWord {
  word: string;
  documents: number;
  /** True for a word of titles and job sheets, false for one that only texts and places have. */
  inTrade: boolean;
}

/** Sample size: more offers add no words. */
const SAMPLED_OFFERS = 50_000;

/**
 * Rebuilds the words of the offers, with the number of offers of each and whether it is a word of the trade. The lock
 * serialises writers; readers do not wait.
 */
export async function writeLexicon(database: Transaction<Tables>): Promise<void> {
  await sql`lock table lexicon in share row exclusive mode`.execute(database);
  const { offers } = await database
    .selectFrom('offer')
    .select((builder) => builder.fn.countAll<string>().as('offers'))
    .executeTakeFirstOrThrow();
  const share = Math.min(100, (100 * SAMPLED_OFFERS) / Math.max(1, Number(offers)));
  const documents = `select doc from offer tablesample system (${share}) repeatable (1)`;
  // People of a job and where they work are no words of the trade.
  const trade = `select to_tsvector('simple', folded_words(title)) from offer group by title
    union all select to_tsvector('simple', folded_words((content - array['testimonies', 'videos', 'images'])::text)) from job_description`;
  await database.deleteFrom('lexicon').execute();
  await sql`insert into lexicon (word, documents, in_trade)
    select coalesce(said.word, trade.word), coalesce(said.ndoc, 1), trade.word is not null
    from ts_stat(${documents}) said full join ts_stat(${trade}) trade on trade.word = said.word
    where coalesce(said.word, trade.word) ~ '^[a-z0-9]{2,40}$'`.execute(database);
}

/** Rebuilds the words without a statement timeout. */
export async function renewLexicon(database: Database): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await sql`set local statement_timeout = 0`.execute(transaction);
    await writeLexicon(transaction);
  });
}

/** Returns the words of all offers; rebuilds them after a migration that emptied them. */
export async function readLexicon(database: Database): Promise<LexiconWord[]> {
  const words = database.selectFrom('lexicon').select(['word', 'documents', 'in_trade as inTrade']);
  const rows = await words.execute();
  if (rows.length > 0) return rows;
  await renewLexicon(database);
  return words.execute();
}
