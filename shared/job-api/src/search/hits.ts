import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { hasWords } from './conditions.ts';
import type { SearchCriteria } from './criteria.ts';
import { narrowed } from './filter-hits.ts';
import type { Hit, OpenOffer } from './hit.ts';
import { HitsBySouth } from './hits-by-south.ts';
import { KeptRows } from './kept-rows.ts';
import { readOpenOffers, readRevision } from './open-offers.ts';
import { orderOf, wordsScore } from './rank.ts';

/** Beyond it the database counts and sorts them sooner. */
const MOST_HITS = 2_000;
/** About fifty megabytes; more offers are left to the database. */
const MOST_OFFERS = 50_000;
/** About ten megabytes. */
const MOST_ROWS = 100_000;

/**
 * Finds offers in memory. The database is asked for those that have the words of a search, wherever they are, once until
 * an offer changes; place, job, filters, order and page ask nothing of it.
 */
export class Hits {
  readonly #database: Kysely<Database>;
  readonly #offers: ReadonlyMap<string, OpenOffer>;
  readonly #all: HitsBySouth;
  readonly #withWords = new KeptRows<HitsBySouth>(MOST_ROWS);
  readonly #revision: string;

  /** Reads all open offers; returns those that were read last where none has changed since. */
  static async read(database: Kysely<Database>, last?: Hits): Promise<Hits> {
    // Before the offers: what changes meanwhile is read the next time.
    const { count, revision } = await readRevision(database);
    if (last && last.#revision === revision) return last;
    return new Hits(database, count > MOST_OFFERS ? [] : await readOpenOffers(database), revision);
  }

  /** `offers`: all open ones, none where these are too many to be kept. */
  constructor(database: Kysely<Database>, offers: readonly OpenOffer[], revision = '') {
    this.#revision = revision;
    this.#database = database;
    this.#offers = new Map(offers.map((offer) => [offer.reference, offer]));
    this.#all = new HitsBySouth(offers.map((offer) => ({ offer, score: 0, distance: null })));
  }

  /** Returns what a search finds, whatever filters are chosen; null where the database had better be asked. */
  async of(criteria: SearchCriteria): Promise<readonly Hit[] | null> {
    if (this.#all.length === 0) return null;
    const { text, match } = criteria;
    const words = text?.match?.[match];
    // Words that no offer must have, but had better have, put all offers into an order of their own.
    if (!words && orderOf(criteria) === 'score') return null;
    const hits = narrowed(words ? await this.#having(words, criteria) : this.#all, criteria);
    return hits.length > MOST_HITS ? null : hits;
  }

  #having(words: string, { text, match }: SearchCriteria): Promise<HitsBySouth> {
    return this.#withWords.of(JSON.stringify([match, text]), async () => {
      const rows = await this.#database
        .selectFrom('offer')
        .select(['reference', wordsScore({ text, match }).as('score')])
        .where('status', '=', 'OPEN')
        .where(hasWords(words))
        .execute();
      const hits = rows.flatMap(({ reference, score }) => {
        const offer = this.#offers.get(reference);
        return offer ? { offer, score, distance: null } : [];
      });
      return new HitsBySouth(hits);
    });
  }
}
