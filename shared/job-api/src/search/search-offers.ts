import type { Kysely } from 'kysely';
import type { OffersQueryValues } from '../schemas/queries.ts';
import type { DepartmentCountBody, OfferBody, OfferSearchResultBody } from '../schemas/resources.ts';
import type { Database } from '../database/schema.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { planOf } from './plan.ts';
import type { Area, SearchPlan } from './plan.ts';
import { rewrites } from './rewrite.ts';
import { cubeOf } from './filter-hits.ts';
import { facetCounts, hasOffers, withFilters } from './facets.ts';
import type { CubeRow } from './facets.ts';
import { centreOf } from './criteria.ts';
import type { SearchCriteria } from './criteria.ts';
import type { FacetCubes } from './facet-cubes.ts';
import type { Hits } from './hits.ts';
import { countDepartments, pageAmong, searchPage } from './search-page.ts';
import type { FilterTerms } from './filter-terms.ts';
import { buildTsQuery } from './tsquery.ts';
import { noticeOf } from './notice.ts';
import { parseQuery } from './parse-query.ts';
import type { ParseContext } from './parse-query.ts';
import type { Vocabulary } from './vocabulary.ts';

export interface SearchContext {
  database: Kysely<Database>;
  catalogue: Catalogue;
  words: Vocabulary;
  filterTerms: FilterTerms;
  hits: Hits;
  cubes: FacetCubes;
}

export type FoundOffers = Omit<OfferSearchResultBody, 'maxPages'>;

/**
 * Finds offers. All words must be there, in any of their forms; when that finds nothing, words are taken as
 * typing errors, and at last a part of what is asked for is enough.
 */
export async function searchOffers(context: SearchContext, query: OffersQueryValues): Promise<FoundOffers> {
  const { plan, cube, list } = await answer(context, query);
  const counts = facetCounts(cube, withFilters(query, plan.filters), context.catalogue);
  return { list, ...counts, ...noticeOf(plan, query.keywords ?? '') };
}

/** Counts the offers of a search by department, those with most first. */
export async function countByDepartment(
  context: SearchContext,
  query: OffersQueryValues,
): Promise<DepartmentCountBody[]> {
  const { plan } = await answer(context, { ...query, page: 0, size: 1 });
  const counts = await countDepartments(context.database, criteriaOf(plan, query, context));
  return counts.flatMap(({ code, count }) => {
    const department = context.catalogue.referential(code);
    return department ? [{ code, label: department.label, labelForUrl: department.labelForUrl, count }] : [];
  });
}

/** The first way of asking that finds something, with what it finds; what was read where none does. */
async function answer(context: SearchContext, query: OffersQueryValues): Promise<Answer> {
  const { catalogue, words, filterTerms } = context;
  const parsing: ParseContext = {
    keywords: query.keywords ?? '',
    names: { words, filterTerms, places: catalogue.placeNames },
    isLiteral: query.keywordsAs === 'words',
    chosenPlace:
      query.codeTown ??
      query.codeDepartment ??
      query.codeRegion ??
      (query.latitude === undefined ? undefined : true),
    areaAround: (place) => catalogue.areaAround(place),
  };
  const plan = planOf(parseQuery(parsing), parsing);
  const asked = await find(context, criteriaOf(plan, query, context));
  const [cube, list] = await Promise.all([asked.cube(), asked.list()]);
  // Filters that hide all hits are the visitor's choice, not a spelling error.
  if (hasOffers(cube, plan.filters) || !parsing.keywords) return { plan, cube, list };
  for (const less of rewrites(plan, parsing)) {
    const found = await find(context, criteriaOf(less, query, context));
    const counted = await found.cube();
    if (hasOffers(counted, less.filters)) return { plan: less, cube: counted, list: await found.list() };
  }
  return { plan, cube, list };
}

/** What answers one way of asking: in memory where its hits fit there, in the database elsewhere. */
async function find(context: SearchContext, criteria: SearchCriteria): Promise<Found> {
  const hits = await context.hits.of(criteria);
  return hits
    ? {
        cube: async () => cubeOf(hits, criteria.query),
        list: async () => pageAmong(context.catalogue, hits, criteria),
      }
    : { cube: () => context.cubes.of(criteria), list: () => searchPage(context, criteria) };
}

interface Found {
  cube(): Promise<readonly CubeRow[]>;
  list(): Promise<OfferBody[]>;
}

interface Answer {
  plan: SearchPlan;
  cube: readonly CubeRow[];
  list: OfferBody[];
}

function criteriaOf(
  { parsed, words, match, filters, area }: SearchPlan,
  query: OffersQueryValues,
  { catalogue, words: dictionary, filterTerms }: SearchContext,
): SearchCriteria {
  const filtered = withFilters(query, filters);
  const placed = area ? { ...filtered, ...placeFilter(area) } : filtered;
  const typed = words.map(({ word }) => word);
  // Without words only what was typed can matter more than the date.
  const valued = typed.length > 0 ? filtered : withFilters({}, filters);
  const better = [...parsed.levels.map(({ word }) => word), ...filterTerms.inTitles(valued)];
  const text = buildTsQuery(typed, better, dictionary);
  return { query: placed, centre: centreOf(placed, catalogue), text, match };
}

function placeFilter({ item: { type, code }, radius }: Area): OffersQueryValues {
  if (type === 'TOWN') return { codeTown: code, ...(radius === undefined ? {} : { radius }) };
  return type === 'DEPARTMENT' ? { codeDepartment: code } : { codeRegion: code };
}
