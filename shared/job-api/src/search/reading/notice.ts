import type { readingAnswers } from '../../schemas/reading.ts';
import type { OfferSearchResultBody } from '../../schemas/resources.ts';
import type { SearchPlan } from './plans.ts';
import { typedAs, withoutTokens } from '../words/tokenize.ts';

type Notice = Pick<OfferSearchResultBody, keyof typeof readingAnswers>;

/** Returns the interpretation of the keywords; empty if they were taken literally. */
export function noticeOf(plan: SearchPlan, keywords: string): Notice {
  const { parsed, filters, areas, radius, corrected, replaced, leftOut, isPartial } = plan;
  const { intents, remaining } = parsed;
  const [place, ...morePlaces] = parsed.places;
  const { exclusions } = parsed;
  const isMore = place !== undefined || parsed.pay !== undefined || intents.length > 0 || filters.length > 0;
  const [area] = areas;
  const isWider = area && place && (area !== place.item || radius !== parsed.radius);
  return {
    ...(corrected && { correctedKeywords: corrected }),
    ...(isPartial && { hasAnyKeyword: true }),
    ...(place && {
      keywordPlace: {
        ...placeOf(place.item),
        typed: place.typed,
        ...(place.absentTown && { absentTown: placeOf(place.absentTown) }),
      },
    }),
    ...(morePlaces.length > 0 && {
      moreKeywordPlaces: morePlaces.map(({ item, typed }) => ({ ...placeOf(item), typed })),
    }),
    ...((place || intents.length > 0) && { remainingKeywords: remaining }),
    ...(isMore && { searchedKeywords: searchedKeywords(plan, keywords) }),
    ...(filters.length > 0 && {
      keywordFilters: filters.map(({ parameter, code, label, typed }) => ({ parameter, code, label, typed })),
    }),
    ...(intents.length > 0 && { keywordIntents: intents }),
    ...(place && parsed.radius !== undefined && { keywordRadius: parsed.radius }),
    ...(parsed.pay !== undefined && { keywordSalary: parsed.pay }),
    ...(exclusions.length > 0 && {
      excludedKeywords: exclusions.map(({ words }) => typedAs(keywords, words)),
    }),
    ...(replaced.length > 0 && { replacedKeywords: [...replaced] }),
    ...(leftOut.length > 0 && { leftOutKeywords: [...leftOut] }),
    ...(isWider && {
      widenedPlace: { ...placeOf(area), ...(radius !== undefined && { radius }) },
    }),
  };
}

/** Returns the keywords without the recognised place and filters. */
function searchedKeywords(
  { parsed, words, filters, searched, dropped }: SearchPlan,
  keywords: string,
): string {
  if (words.length === 0 && parsed.exclusions.length === 0) return '';
  if (searched !== undefined) return searched;
  const said = filters.flatMap((filter) => filter.said);
  return withoutTokens(keywords, [...parsed.taken, ...said, ...dropped]);
}

/** Returns a place for the API's response. */
export function placeOf({ code, label, type, labelForUrl }: SearchPlan['areas'][number]) {
  return { code, label, type, labelForUrl };
}
