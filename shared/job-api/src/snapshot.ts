import type { Kysely } from 'kysely';
import type { Database } from './database/schema.ts';
import { OfferCounts } from './offers/counts.ts';
import { countsByValue } from './offers/facets.ts';
import type { CubeRow } from './offers/facets.ts';
import { countAll } from './offers/find.ts';
import { readLexicon } from './offers/lexicon.ts';
import { SpokenWords } from './offers/spoken.ts';
import { Synonyms } from './offers/synonyms.ts';
import { Words } from './offers/words.ts';
import { Catalogue } from './referentials/catalogue.ts';
import type { CatalogueReferential } from './referentials/catalogue.ts';
import type { PrefixIndex } from './referentials/prefix-index.ts';
import { subjectIndex } from './referentials/subjects.ts';
import { Suggestions } from './referentials/suggestions.ts';

/** What stays as it is while the server runs. */
interface Fixed {
  database: Kysely<Database>;
  catalogue: Catalogue;
  spoken: SpokenWords;
  synonyms: Synonyms;
  subjects: PrefixIndex<CatalogueReferential>;
}

/** What requests are answered with besides the database itself: a moment's state in memory. */
export interface Snapshot extends Fixed {
  words: Words;
  counts: OfferCounts;
  suggestions: Suggestions;
  /** All open offers by the values of the facets. */
  all: readonly CubeRow[];
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
    const spoken = new SpokenWords((facet) => catalogue.valuesOf(facet));
    const synonyms = Synonyms.read();
    const subjects = subjectIndex(catalogue, { synonyms, spoken });
    return new Snapshots(await snapshotOf({ database, catalogue, spoken, synonyms, subjects }));
  }

  get current(): Snapshot {
    return this.#current;
  }

  /** Reads again what offers change: their words and how many there are. */
  async refresh(): Promise<void> {
    const { database, catalogue, spoken, synonyms, subjects } = this.#current;
    this.#current = await snapshotOf({ database, catalogue, spoken, synonyms, subjects });
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}

async function snapshotOf(fixed: Fixed): Promise<Snapshot> {
  const { database, catalogue, synonyms, subjects } = fixed;
  const [lexicon, all] = await Promise.all([readLexicon(database), countAll(database)]);
  const counts = await OfferCounts.load(
    database,
    (code) => catalogue.referential(code),
    countsByValue(all, catalogue),
  );
  const labels = ['OFFER_FAMILY', 'OFFER_PROFILE'].flatMap((type) => catalogue.ofType(type));
  const words = new Words(
    lexicon,
    labels.map(({ label }) => label),
    synonyms,
  );
  return { ...fixed, words, all, counts, suggestions: new Suggestions(catalogue, subjects, counts) };
}
