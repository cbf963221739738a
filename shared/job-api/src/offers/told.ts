import type { OfferSearchResultBody } from '../contract/resources.ts';
import type { Attempt } from './attempts.ts';

type Told = Pick<
  OfferSearchResultBody,
  | 'correctedKeywords'
  | 'hasAnyKeyword'
  | 'keywordPlace'
  | 'remainingKeywords'
  | 'keywordFilters'
  | 'keywordIntents'
  | 'replacedKeywords'
  | 'leftOutKeywords'
  | 'widenedPlace'
>;

/** Returns what a visitor is told of how the words were read; nothing where they were taken as they are. */
export function told(attempt: Attempt): Told {
  const { reading, filters, area, corrected, replaced, leftOut, isPartial } = attempt;
  const { place, intents, remaining } = reading;
  const isWider = area && place && (area.item !== place.item || area.radius !== undefined);
  return {
    ...(corrected && { correctedKeywords: corrected }),
    ...(isPartial && { hasAnyKeyword: true }),
    ...(place && { keywordPlace: { ...placeOf(place.item), typed: place.typed } }),
    ...((place || intents.length > 0) && { remainingKeywords: remaining }),
    ...(filters.length > 0 && { keywordFilters: [...filters] }),
    ...(intents.length > 0 && { keywordIntents: intents }),
    ...(replaced.length > 0 && { replacedKeywords: [...replaced] }),
    ...(leftOut.length > 0 && { leftOutKeywords: [...leftOut] }),
    ...(isWider && {
      widenedPlace: { ...placeOf(area.item), ...(area.radius !== undefined && { radius: area.radius }) },
    }),
  };
}

function placeOf({ code, label, type, labelForUrl }: NonNullable<Attempt['area']>['item']) {
  return { code, label, type, labelForUrl };
}
