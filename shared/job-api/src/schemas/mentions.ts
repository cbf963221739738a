/**
 * What texts of offers say of the conditions. The database finds it as it writes an offer (`offer_mentions`); the
 * rules are in docs/mentions.md.
 */
export const MENTIONS = [
  { code: 'mention_telework', label: 'Télétravail' },
  { code: 'mention_beginners', label: 'Débutants acceptés' },
  { code: 'mention_weekendfree', label: 'Week-ends libres' },
  { code: 'mention_weekend', label: 'Travail le week-end' },
  { code: 'mention_night', label: 'Travail de nuit possible' },
] as const;
