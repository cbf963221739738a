import type { Kysely } from 'kysely';
import type { OffersQueryValues } from '../contract/queries.ts';
import type { OfferBody } from '../contract/resources.ts';
import type { Database } from '../database/schema.ts';
import type { Catalogue } from '../referentials/catalogue.ts';
import { facetsOf } from './facets.ts';
import { centreOf } from './filters.ts';
import { countCube, listPage } from './find.ts';
import type { Wanted } from './find.ts';
import { textQuery } from './text-query.ts';
import type { TextQuery } from './text-query.ts';
import { understand } from './understand.ts';
import type { Understanding } from './understand.ts';
import type { Words } from './words.ts';

export interface SearchContext {
  database: Kysely<Database>;
  catalogue: Catalogue;
  words: Words;
}

export interface FoundOffers extends ReturnType<typeof facetsOf> {
  list: OfferBody[];
  /** The words that were searched, where those typed find nothing. */
  correctedKeywords?: string;
  /** True where no offer has all words: these have some of them. */
  hasAnyKeyword?: true;
  /** The place that was read out of the keywords. */
  keywordPlace?: { code: string; label: string; type: string };
}

/**
 * Finds offers. All words must be there, in any of their forms; when that finds nothing, words are taken as
 * typing errors, and at last any word in a title is enough.
 */
export async function searchOffers(context: SearchContext, query: OffersQueryValues): Promise<FoundOffers> {
  const { catalogue, words } = context;
  const hasPlace = [query.codeTown, query.codeDepartment, query.codeRegion, query.latitude].some(
    (value) => value !== undefined,
  );
  const understood = understand(
    query.keywords ?? '',
    { words, places: catalogue.placeNames, companies: catalogue.companyNames },
    hasPlace,
  );
  const placed = understood.place ? { ...query, ...placeFilter(understood.place) } : query;
  const wanted = { query: placed, centre: centreOf(placed, catalogue), placeWords: understood.placeWords };
  const found = await firstThatFinds(context, wanted, attempts(understood, words));
  return {
    ...found,
    ...(understood.place
      ? {
          keywordPlace: {
            code: understood.place.code,
            label: understood.place.label,
            type: understood.place.type,
          },
        }
      : {}),
  };
}

interface Attempt {
  text: TextQuery | null;
  match: 'all' | 'any';
  entityCode?: string;
  told: Pick<FoundOffers, 'correctedKeywords' | 'hasAnyKeyword'>;
}

function attempts({ words: typed, company }: Understanding, words: Words): [Attempt, ...Attempt[]] {
  if (company) {
    const ofCompany = { text: textQuery(company.left, words), entityCode: company.code };
    return [{ ...ofCompany, match: 'all', told: {} }, ...attemptsWith(typed, words)];
  }
  return attemptsWith(typed, words);
}

function attemptsWith(typed: readonly string[], words: Words): [Attempt, ...Attempt[]] {
  const text = textQuery(typed, words);
  const first: Attempt = { text, match: 'all', told: {} };
  if (!text) return [first];
  const corrections = typed.map((word) => words.correction(word) ?? [word]).flat();
  const isCorrected = corrections.join(' ') !== typed.join(' ');
  const told = isCorrected
    ? { correctedKeywords: corrections.map((word) => words.written(word)).join(' ') }
    : {};
  const correctedText = textQuery(corrections, words);
  return [
    first,
    ...(isCorrected ? [{ text: correctedText, match: 'all' as const, told }] : []),
    ...(corrections.length > 1
      ? [{ text: correctedText, match: 'any' as const, told: { ...told, hasAnyKeyword: true as const } }]
      : []),
  ];
}

async function firstThatFinds(
  context: SearchContext,
  wanted: Omit<Wanted, 'text' | 'match' | 'entityCode'>,
  [first, ...others]: [Attempt, ...Attempt[]],
): Promise<FoundOffers> {
  let last: FoundOffers | undefined;
  for (const { told, ...attempt } of [first, ...others]) {
    const complete = { ...wanted, ...attempt };
    const [cube, list] = await Promise.all([countCube(context, complete), listPage(context, complete)]);
    const found = { list, ...facetsOf(cube, wanted.query, context.catalogue) };
    // Facets that hide all hits are the visitor's choice, not a spelling error.
    if (cube.length > 0) return { ...found, ...told };
    last ??= found;
  }
  return last ?? firstThatFinds(context, wanted, [first]);
}

function placeFilter({ type, code }: { type: string; code: string }): OffersQueryValues {
  if (type === 'TOWN') return { codeTown: code };
  return type === 'DEPARTMENT' ? { codeDepartment: code } : { codeRegion: code };
}
