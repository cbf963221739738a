import type { Database } from '../database/schema.ts';
import { countOffers } from '../offers/counts.ts';
import type { OfferCounts } from '../offers/counts.ts';
import { countsByValue } from '../search/facets.ts';
import { findOffers } from '../search/find-offers.ts';
import type { SearchContext } from '../search/search-offers.ts';
import { readFrench } from '../search/words/language.ts';
import { readLexicon } from '../search/words/lexicon.ts';
import { FilterTerms } from '../search/reading/filter-terms.ts';
import { Synonyms } from '../search/words/synonyms.ts';
import { Vocabulary } from '../search/words/vocabulary.ts';
import { Catalogue } from '../catalogue/catalogue.ts';
import { subjectIndex } from '../references/subjects.ts';
import { Suggestions } from '../references/suggestions.ts';

/** In-memory state, at most a minute old. */
interface Snapshot extends SearchContext {
  counts: OfferCounts;
  suggestions: Suggestions;
}

const REFRESH_MILLISECONDS = 60_000;

/** Reads a snapshot, and renews it every minute in the background. */
export async function startSnapshots(database: Database) {
  const catalogue = await Catalogue.load(database);
  const filterTerms = new FilterTerms((facet) => catalogue.valuesOf(facet));
  const synonyms = new Synonyms();
  const french = readFrench();
  const subjects = subjectIndex(catalogue, { synonyms, filterTerms });
  const labels = ['OFFER_FAMILY', 'OFFER_PROFILE']
    .flatMap((type) => catalogue.ofType(type))
    .map(({ label }) => label);

  const read = async (): Promise<Snapshot> => {
    const [lexicon, { cube: allOffers }] = await Promise.all([
      readLexicon(database),
      findOffers({ database }, { query: {}, areas: [], text: null, match: 'all' }),
    ]);
    const counts = await countOffers(database, catalogue, countsByValue(allOffers, catalogue));
    const words = new Vocabulary(lexicon, labels, synonyms, french);
    const suggestions = new Suggestions({ catalogue, subjects, counts, words });
    return { database, catalogue, filterTerms, words, allOffers, counts, suggestions };
  };

  let current = await read();
  /** Refreshes the words and counts of the offers. */
  const refresh = async () => {
    current = await read();
  };
  // Keeps the last snapshot while the database is down; requests report the outage.
  const timer = setInterval(() => void refresh().catch(() => undefined), REFRESH_MILLISECONDS).unref();
  return { current: () => current, refresh, stop: () => clearInterval(timer) };
}
