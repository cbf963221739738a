const MAX_SLUG_LENGTH = 80;

/** Returns a text for comparison: lower case, without accents and ligatures. */
export const foldText = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('œ', 'oe').replaceAll('æ', 'ae');

/** Returns the words of a text, folded, separated by spaces. */
export const foldWords = (text: string): string =>
  foldText(text)
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();

/**
 * Returns the URL label of a title: "Pâtissier·ère (H/F)" → `patissier-ere-h-f`, at most 80 characters, cut between
 * words if possible (decisions.md#routes).
 */
export function slug(text: string): string {
  const label = foldWords(text).replaceAll(' ', '-');
  if (label.length <= MAX_SLUG_LENGTH) return label;
  const lastDash = label.lastIndexOf('-', MAX_SLUG_LENGTH);
  return label.slice(0, lastDash > 0 ? lastDash : MAX_SLUG_LENGTH);
}
