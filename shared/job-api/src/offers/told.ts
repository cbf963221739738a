import type { OfferSearchResultBody } from '../contract/resources.ts';
import type { Attempt } from './attempts.ts';
import { withoutTokens } from './tokens.ts';

type Told = Pick<
  OfferSearchResultBody,
  | 'correctedKeywords'
  | 'hasAnyKeyword'
  | 'keywordPlace'
  | 'remainingKeywords'
  | 'searchedKeywords'
  | 'keywordFilters'
  | 'keywordIntents'
  | 'replacedKeywords'
  | 'leftOutKeywords'
  | 'widenedPlace'
>;

/** Returns what a visitor is told of how the words were read; nothing where they were taken as they are. */
export function told(attempt: Attempt, keywords: string): Told {
  const { reading, filters, area, corrected, replaced, leftOut, isPartial } = attempt;
  const { place, intents, remaining } = reading;
  const isMore = place !== undefined || intents.length > 0 || filters.length > 0;
  const isWider = area && place && (area.item !== place.item || area.radius !== undefined);
  return {
    ...(corrected && { correctedKeywords: corrected }),
    ...(isPartial && { hasAnyKeyword: true }),
    ...(place && { keywordPlace: { ...placeOf(place.item), typed: place.typed } }),
    ...((place || intents.length > 0) && { remainingKeywords: remaining }),
    ...(isMore && { searchedKeywords: searchedKeywords(attempt, keywords) }),
    ...(filters.length > 0 && {
      keywordFilters: filters.map(({ parameter, code, label, typed }) => ({ parameter, code, label, typed })),
    }),
    ...(intents.length > 0 && { keywordIntents: intents }),
    ...(replaced.length > 0 && { replacedKeywords: [...replaced] }),
    ...(leftOut.length > 0 && { leftOutKeywords: [...leftOut] }),
    ...(isWider && {
      widenedPlace: { ...placeOf(area.item), ...(area.radius !== undefined && { radius: area.radius }) },
    }),
  };
}

/** What is left to look for as words once place and filters are criteria. */
function searchedKeywords({ reading, words, filters, searched, dropped }: Attempt, keywords: string): string {
  if (words.length === 0) return '';
  if (searched !== undefined) return searched;
  const said = filters.flatMap((filter) => filter.said);
  return withoutTokens(keywords, [...reading.taken, ...said, ...dropped]);
}

function placeOf({ code, label, type, labelForUrl }: NonNullable<Attempt['area']>['item']) {
  return { code, label, type, labelForUrl };
}
