/**
 * Text as a URL label (decisions §2): no accents, lower case, words joined by dashes, at most 80 characters, cut
 * at a dash where there is one.
 */
export function slug(text: string): string {
  const words = text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  if (words.length <= 80) return words;
  const cut = words.slice(0, 81).lastIndexOf('-');
  return cut > 0 ? words.slice(0, cut) : words.slice(0, 80);
}
