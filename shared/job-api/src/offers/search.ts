import type { Kysely } from 'kysely';
import type { OffersQueryValues } from '../contract/queries.ts';
import type { DepartmentCountBody, OfferBody, OfferSearchResultBody } from '../contract/resources.ts';
import type { Database } from '../database/schema.ts';
import type { Catalogue } from '../referentials/catalogue.ts';
import { asRead, furtherAttempts } from './attempts.ts';
import type { Area, Attempt } from './attempts.ts';
import { facetsOf, hasOffers, withFilters } from './facets.ts';
import type { CubeRow } from './facets.ts';
import { centreOf } from './filters.ts';
import { countCube, countDepartments, listPage } from './find.ts';
import type { Wanted } from './find.ts';
import type { SpokenWords } from './spoken.ts';
import { textQuery } from './text-query.ts';
import { told } from './told.ts';
import { understand } from './understand.ts';
import type { ReadingContext } from './understand.ts';
import type { Words } from './words.ts';

export interface SearchContext {
  database: Kysely<Database>;
  catalogue: Catalogue;
  words: Words;
  spoken: SpokenWords;
  all: readonly CubeRow[];
}

export type FoundOffers = Omit<OfferSearchResultBody, 'maxPages'>;

/**
 * Finds offers. All words must be there, in any of their forms; when that finds nothing, words are taken as
 * typing errors, and at last a part of what is asked for is enough.
 */
export async function searchOffers(context: SearchContext, query: OffersQueryValues): Promise<FoundOffers> {
  const { attempt, cube, list } = await answer(context, query);
  const counts = facetsOf(cube, withFilters(query, attempt.filters), context.catalogue);
  return { list, ...counts, ...told(attempt, query.keywords ?? '') };
}

/** Counts the offers of a search by department, those with most first. */
export async function countByDepartment(
  context: SearchContext,
  query: OffersQueryValues,
): Promise<DepartmentCountBody[]> {
  const { attempt } = await answer(context, { ...query, page: 0, size: 1 });
  const counts = await countDepartments(context.database, wantedOf(attempt, query, context));
  return counts.flatMap(({ code, count }) => {
    const department = context.catalogue.referential(code);
    return department ? [{ code, label: department.label, labelForUrl: department.labelForUrl, count }] : [];
  });
}

/** The first way of asking that finds something, with what it finds; what was read where none does. */
async function answer(
  context: SearchContext,
  query: OffersQueryValues,
): Promise<Found & { attempt: Attempt }> {
  const { catalogue, words, spoken } = context;
  const reading: ReadingContext = {
    keywords: query.keywords ?? '',
    names: { words, spoken, places: catalogue.placeNames },
    isLiteral: query.keywordsAs === 'words',
    chosenPlace:
      query.codeTown ??
      query.codeDepartment ??
      query.codeRegion ??
      (query.latitude === undefined ? undefined : true),
    areaAround: (place) => catalogue.areaAround(place),
  };
  const first = asRead(understand(reading), reading);
  const found = await find(first, query, context);
  // Filters that hide all hits are the visitor's choice, not a spelling error.
  if (hasOffers(found.cube, first.filters) || !reading.keywords) return { attempt: first, ...found };
  for (const attempt of furtherAttempts(first, reading)) {
    const less = await find(attempt, query, context);
    if (hasOffers(less.cube, attempt.filters)) return { attempt, ...less };
  }
  return { attempt: first, ...found };
}

interface Found {
  cube: readonly CubeRow[];
  list: OfferBody[];
}

async function find(attempt: Attempt, query: OffersQueryValues, context: SearchContext): Promise<Found> {
  const wanted = wantedOf(attempt, query, context);
  const [cube, list] = await Promise.all([countCube(context, wanted), listPage(context, wanted)]);
  return { cube, list };
}

function wantedOf(
  { reading, words, match, filters, area }: Attempt,
  query: OffersQueryValues,
  { catalogue, words: dictionary, spoken }: SearchContext,
): Wanted {
  const filtered = withFilters(query, filters);
  const placed = area ? { ...filtered, ...placeFilter(area) } : filtered;
  const typed = words.map(({ word }) => word);
  // Without words only what was typed can matter more than the date.
  const valued = typed.length > 0 ? filtered : withFilters({}, filters);
  const better = [...reading.levels.map(({ word }) => word), ...spoken.inTitles(valued)];
  const text = textQuery(typed, better, dictionary);
  return { query: placed, centre: centreOf(placed, catalogue), text, match };
}

function placeFilter({ item: { type, code }, radius }: Area): OffersQueryValues {
  if (type === 'TOWN') return { codeTown: code, ...(radius === undefined ? {} : { radius }) };
  return type === 'DEPARTMENT' ? { codeDepartment: code } : { codeRegion: code };
}
