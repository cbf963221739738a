import type { OffersQueryValues } from '../schemas/queries.ts';
import type { DepartmentCountBody, OfferSearchResultBody } from '../schemas/resources.ts';
import type { Database } from '../database/schema.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { planOf, resemblingPlan, rewrites } from './reading/plans.ts';
import type { SearchPlan } from './reading/plans.ts';
import { facetCounts, hasOffers, withFilters } from './facets.ts';
import type { FacetCube } from './facets.ts';
import { areasOf, placesOf } from './conditions.ts';
import type { SearchCriteria } from './conditions.ts';
import { countDepartments, findOffers } from './find-offers.ts';
import type { FoundOffers } from './find-offers.ts';
import type { FilterTerms } from './reading/filter-terms.ts';
import { presentOffer } from './present.ts';
import { cleaned } from './words/tokenize.ts';
import { buildExclusion, buildTsQuery } from './tsquery.ts';
import { referencesIn } from './reading/references.ts';
import { noticeOf, placeOf } from './reading/notice.ts';
import { parseQuery } from './reading/parse-query.ts';
import type { ParseContext } from './reading/parse-query.ts';
import type { Vocabulary } from './words/vocabulary.ts';

export interface SearchContext {
  database: Database;
  catalogue: Catalogue;
  words: Vocabulary;
  filterTerms: FilterTerms;
  /** Recent cube of all open offers. */
  allOffers: FacetCube;
}

/**
 * Finds offers with all words in any inflection; if there are none, corrects typing errors, then relaxes the search
 * step by step.
 */
export async function searchOffers(
  context: SearchContext,
  query: OffersQueryValues,
): Promise<Omit<OfferSearchResultBody, 'maxPages'>> {
  const { plan, cube, list, suggested, references } = await answer(context, query);
  const { catalogue } = context;
  return {
    list: list.map((row) => presentOffer(row, catalogue)),
    ...facetCounts(cube, withFilters(query, plan.filters), catalogue),
    ...(references ? { keywordReferences: references } : noticeOf(plan, cleaned(query.keywords ?? ''))),
    ...(suggested && { suggestedKeywords: suggested }),
    ...otherPlaces(plan, query, catalogue),
  };
}

/** Minimum population of homonyms suggested besides a chosen town. */
const MIN_INHABITANTS_OF_HOMONYMS = 10_000;
const MAX_OTHER_PLACES = 3;

/** Returns the homonyms of a typed or chosen place, if it is the only place. */
function otherPlaces(
  { parsed: { places } }: SearchPlan,
  { codePlace, codeTown }: OffersQueryValues,
  catalogue: Catalogue,
) {
  if (codePlace || places.length > 1) return {};
  const [place] = places;
  const town = place ? undefined : catalogue.referential(codeTown ?? '');
  const others = town
    ? catalogue.placeNames.homonymsOf(town, MIN_INHABITANTS_OF_HOMONYMS)
    : (place?.others ?? []);
  return others.length > 0 && { otherPlaces: others.slice(0, MAX_OTHER_PLACES).map(placeOf) };
}

/** Counts the offers of a search by department, most offers first. */
export async function countByDepartment(
  context: SearchContext,
  query: OffersQueryValues,
): Promise<DepartmentCountBody[]> {
  const { plan } = await answer(context, { ...query, page: 0, size: 1 });
  const counts = await countDepartments(context, criteriaOf(plan, query, context));
  return counts.flatMap(({ code, count }) => {
    const department = context.catalogue.referential(code);
    return department ? [{ code, label: department.label, labelForUrl: department.labelForUrl, count }] : [];
  });
}

/** Time limit for other readings of a search without results. */
const READING_MILLISECONDS = 2_000;

interface Answer extends FoundOffers {
  plan: SearchPlan;
  /** Similar words with offers, to suggest. */
  suggested?: string | undefined;
  /** Offer references found in the keywords. */
  references?: string[];
}

/** Returns the first plan that finds offers within the time limit, with its offers; the original plan if none does. */
async function answer(context: SearchContext, query: OffersQueryValues): Promise<Answer> {
  const end = performance.now() + READING_MILLISECONDS;
  const { catalogue, words, filterTerms } = context;
  const chosen = placesOf(query, catalogue);
  const parsing: ParseContext = {
    keywords: cleaned(query.keywords ?? ''),
    names: { words, filterTerms, places: catalogue.placeNames },
    isLiteral: query.keywordsAs === 'words',
    chosenPlaces:
      chosen.length > 0 || query.latitude !== undefined ? chosen.map(({ code }) => code) : undefined,
    areaAround: (place) => catalogue.areaAround(place),
  };
  const ask = async (plan: SearchPlan) => ({
    plan,
    ...(await findOffers(context, criteriaOf(plan, query, context))),
  });
  const first = planOf(parseQuery(parsing), parsing);
  const byReference = await findByReference(context, parsing);
  if (byReference) return { plan: first, ...byReference };
  // Keywords of punctuation or other scripts cannot be searched.
  if (parsing.keywords.trim() && first.parsed.tokens.length === 0) return { plan: first, cube: [], list: [] };
  const asked = await ask(first);
  // Filters without hits are the visitor's choice, not a typing error.
  if (hasOffers(asked.cube, asked.plan.filters) || !parsing.keywords) return asked;
  for (const plan of rewrites(asked.plan, parsing)) {
    if (performance.now() > end) return asked;
    const found = await ask(plan);
    if (hasOffers(found.cube, plan.filters)) return found;
  }
  const resembling = resemblingPlan(asked.plan, parsing);
  const isFound = resembling && hasOffers((await ask(resembling)).cube, resembling.filters);
  return { ...asked, suggested: isFound ? resembling.corrected : undefined };
}

/** Returns the offer with the reference in the keywords, anywhere; undefined if there is none. */
async function findByReference(context: SearchContext, { keywords, isLiteral, names }: ParseContext) {
  const isPlace = (number: string) => names.places.find([number], () => true)?.place.type === 'TOWN';
  const references = isLiteral ? [] : referencesIn(keywords, isPlace);
  if (references.length === 0) return undefined;
  const found = await findOffers(context, { query: {}, areas: [], text: null, match: 'all', references });
  return found.list.length > 0
    ? { ...found, references: found.list.map(({ reference }) => reference) }
    : undefined;
}

function criteriaOf(
  { parsed, words, match, filters, areas, radius }: SearchPlan,
  query: OffersQueryValues,
  { catalogue, words: dictionary, filterTerms }: SearchContext,
): SearchCriteria {
  const filtered = withFilters(query, filters);
  const paid = parsed.pay === undefined ? filtered : { ...filtered, minimumSalary: parsed.pay };
  const placed = areas.length > 0 ? { ...paid, ...placeFilter(areas, radius) } : paid;
  const typed = words.map(({ word }) => word);
  // Without words, only typed filters affect the ranking; with chosen ones the date decides.
  const valued = typed.length > 0 ? filtered : withFilters({}, filters);
  const better = [...parsed.levels.map(({ word }) => word), ...filterTerms.inTitles(valued)];
  const text = buildTsQuery(typed, better, dictionary);
  const excluded = buildExclusion(parsed.exclusions.map((each) => each.words.map(({ word }) => word)));
  return { query: placed, areas: areasOf(placed, catalogue), text, match, excluded };
}

function placeFilter(areas: SearchPlan['areas'], radius: number | undefined): OffersQueryValues {
  return { codePlace: areas.map(({ code }) => code).join(','), ...(radius !== undefined && { radius }) };
}
