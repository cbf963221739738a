/** Keys that require consent to personalisation (decisions.md#storage-and-consent). */
export const PERSONAL_KEYS = [
  'favorites',
  'favoriteOffers',
  'latestSearchHistory',
  'seenOffers',
  'appliedOffers',
  'appliedEntities',
] as const;

export type PersonalKey = (typeof PERSONAL_KEYS)[number];
