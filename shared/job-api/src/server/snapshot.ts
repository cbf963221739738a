import type { Database } from '../database/schema.ts';
import { OfferCounts } from '../offers/counts.ts';
import { countsByValue } from '../search/facets.ts';
import type { FacetCube } from '../search/facets.ts';
import { findOffers } from '../search/find-offers.ts';
import { readLexicon } from '../search/words/lexicon.ts';
import { FilterTerms } from '../search/reading/filter-terms.ts';
import { Synonyms } from '../search/words/synonyms.ts';
import { Vocabulary } from '../search/words/vocabulary.ts';
import { Catalogue } from '../catalogue/catalogue.ts';
import type { CatalogueReferential } from '../catalogue/items.ts';
import type { PrefixIndex } from '../catalogue/prefix-index.ts';
import { subjectIndex } from '../references/subjects.ts';
import { Suggestions } from '../references/suggestions.ts';

/** Constant while the server runs. */
interface Fixed {
  database: Database;
  catalogue: Catalogue;
  filterTerms: FilterTerms;
  synonyms: Synonyms;
  subjects: PrefixIndex<CatalogueReferential>;
}

/** State in memory, at most a minute old. */
export interface Snapshot extends Fixed {
  words: Vocabulary;
  counts: OfferCounts;
  suggestions: Suggestions;
  allOffers: FacetCube;
}

const REFRESH_MILLISECONDS = 60_000;

/** Renews the snapshot every minute in the background. */
export class Snapshots {
  #current: Snapshot;
  readonly #timer: NodeJS.Timeout;

  private constructor(first: Snapshot) {
    this.#current = first;
    // Keeps the last snapshot while the database is down: requests report it.
    this.#timer = setInterval(() => void this.refresh().catch(() => undefined), REFRESH_MILLISECONDS);
    this.#timer.unref();
  }

  static async start(database: Database): Promise<Snapshots> {
    const catalogue = await Catalogue.load(database);
    const filterTerms = new FilterTerms((facet) => catalogue.valuesOf(facet));
    const synonyms = Synonyms.read();
    const subjects = subjectIndex(catalogue, { synonyms, filterTerms });
    return new Snapshots(await snapshotOf({ database, catalogue, filterTerms, synonyms, subjects }));
  }

  get current(): Snapshot {
    return this.#current;
  }

  /** Reads the words and counts of the offers again. */
  async refresh(): Promise<void> {
    const { database, catalogue, filterTerms, synonyms, subjects } = this.#current;
    this.#current = await snapshotOf({ database, catalogue, filterTerms, synonyms, subjects });
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}

async function snapshotOf(fixed: Fixed): Promise<Snapshot> {
  const { database, catalogue, synonyms, subjects } = fixed;
  const [lexicon, { cube: allOffers }] = await Promise.all([
    readLexicon(database),
    findOffers({ database }, { query: {}, circle: null, text: null, match: 'all' }),
  ]);
  const counts = await OfferCounts.load(
    database,
    (code) => catalogue.referential(code),
    countsByValue(allOffers, catalogue),
  );
  const labels = ['OFFER_FAMILY', 'OFFER_PROFILE'].flatMap((type) => catalogue.ofType(type));
  const words = new Vocabulary(
    lexicon,
    labels.map(({ label }) => label),
    synonyms,
  );
  return {
    ...fixed,
    words,
    allOffers,
    counts,
    suggestions: new Suggestions(catalogue, subjects, counts),
  };
}
