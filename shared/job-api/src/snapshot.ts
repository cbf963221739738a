import type { Kysely } from 'kysely';
import type { Database } from './database/schema.ts';
import { OfferCounts } from './offers/counts.ts';
import { readLexicon } from './offers/lexicon.ts';
import { Words } from './offers/words.ts';
import { Catalogue } from './referentials/catalogue.ts';

/** What requests are answered with besides the database itself: a moment's state in memory. */
export interface Snapshot {
  database: Kysely<Database>;
  catalogue: Catalogue;
  words: Words;
  counts: OfferCounts;
}

const REFRESH_MILLISECONDS = 60_000;

/** Keeps a snapshot and renews it every minute; requests never wait for that. */
export class Snapshots {
  #current: Snapshot;
  readonly #timer: NodeJS.Timeout;

  private constructor(first: Snapshot) {
    this.#current = first;
    // A database that is away keeps the last snapshot: requests say so themselves.
    this.#timer = setInterval(() => void this.refresh().catch(() => undefined), REFRESH_MILLISECONDS);
    this.#timer.unref();
  }

  static async start(database: Kysely<Database>): Promise<Snapshots> {
    const catalogue = await Catalogue.load(database);
    return new Snapshots({ database, catalogue, ...(await changing(database, catalogue)) });
  }

  get current(): Snapshot {
    return this.#current;
  }

  /** Reads again what offers change: their words and how many there are. */
  async refresh(): Promise<void> {
    const { database, catalogue } = this.#current;
    this.#current = { database, catalogue, ...(await changing(database, catalogue)) };
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}

async function changing(database: Kysely<Database>, catalogue: Catalogue) {
  const [lexicon, counts] = await Promise.all([
    readLexicon(database),
    OfferCounts.load(database, (code) => catalogue.referential(code)),
  ]);
  const labels = ['OFFER_FAMILY', 'OFFER_PROFILE'].flatMap((type) => catalogue.ofType(type));
  return {
    words: new Words(
      lexicon,
      labels.map(({ label }) => label),
    ),
    counts,
  };
}
