import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { Database, Tables } from '../../database/schema.ts';

export interface LexiconWord {
  word: string;
  documents: number;
  /** True for a word in titles and job sheets, false for one only in texts and places. */
  inTrade: boolean;
}

/** Sample size: more offers add no words. */
const SAMPLED_OFFERS = 50_000;

/**
 * Rebuilds the lexicon of the offers, with the number of offers per word and the flag of trade words. The lock
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
  // Excludes testimonies and media of job sheets, whose names and places are not words of the trade.
  const trade = `select to_tsvector('simple', folded_words(title)) from offer group by title
    union all select to_tsvector('simple', folded_words((content - array['testimonies', 'videos', 'images'])::text)) from job_description`;
  await database.deleteFrom('lexicon').execute();
  await sql`insert into lexicon (word, documents, in_trade)
    select coalesce(said.word, trade.word), coalesce(said.ndoc, 1), trade.word is not null
    from ts_stat(${documents}) said full join ts_stat(${trade}) trade on trade.word = said.word
    where coalesce(said.word, trade.word) ~ '^[a-z0-9]{2,40}$'`.execute(database);
}

/** Rebuilds the lexicon without a statement timeout. */
export async function renewLexicon(database: Database): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await sql`set local statement_timeout = 0`.execute(transaction);
    await writeLexicon(transaction);
  });
}

/** Returns the lexicon; rebuilds it after a migration that emptied it. */
export async function readLexicon(database: Database): Promise<LexiconWord[]> {
  const words = database.selectFrom('lexicon').select(['word', 'documents', 'in_trade as inTrade']);
  const rows = await words.execute();
  if (rows.length > 0) return rows;
  await renewLexicon(database);
  return words.execute();
}
