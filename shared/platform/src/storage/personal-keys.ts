/** Keys of what is kept in this browser only while personalisation is allowed (decisions.md#storage-and-consent). */
export const PERSONAL_KEYS = [
  'favorites',
  'favoriteOffers',
  'latestSearchHistory',
  'appliedOffers',
  'appliedEntities',
] as const;

export type PersonalKey = (typeof PERSONAL_KEYS)[number];
