/** "2026-16462", also within the address of an offer. */
const REFERENCE = /(?<!\d)20\d\d-\d{1,7}(?!\d)/;
/** "16462", "réf. 16462", "offre n° 16462". */
const NUMBER =
  /^(?<said>(?:(?:r[ée]f[ée]?(?:rence)?|offre|annonce|num[ée]ro|n°|no)\.?\s*:?\s*)*)(?<number>\d{3,7})$/iu;
/** Upper bound of an offer's age, in years. */
const YEARS = 3;

/** Returns possible offer references in keywords; none for words, or for a number that is a place. */
export function referencesIn(
  keywords: string,
  isPlace: (number: string) => boolean,
  now = new Date(),
): string[] {
  const reference = REFERENCE.exec(keywords)?.[0];
  if (reference !== undefined) return [reference];
  const { said, number = '' } = NUMBER.exec(keywords.trim())?.groups ?? {};
  if (number === '' || (said === '' && isPlace(number))) return [];
  return Array.from({ length: YEARS }, (_, years) => `${now.getFullYear() - years}-${number}`);
}
