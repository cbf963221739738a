/** Overseas territories have country codes of their own (ISO 3166-1), by the first digits of their postcodes. */
const OVERSEAS: Readonly<Record<string, string>> = {
  '971': 'GP',
  '97133': 'BL',
  '97150': 'MF',
  '972': 'MQ',
  '973': 'GF',
  '974': 'RE',
  '975': 'PM',
  '976': 'YT',
  '977': 'BL',
  '978': 'MF',
  '984': 'TF',
  '986': 'WF',
  '987': 'PF',
  '988': 'NC',
};

/** Returns the country code of a French postcode. */
export function countryOf(zip: string): string {
  return OVERSEAS[zip] ?? OVERSEAS[zip.slice(0, 3)] ?? 'FR';
}
