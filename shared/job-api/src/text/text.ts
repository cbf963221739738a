/** Returns a text without accents, in lower case, its apostrophes and dashes as spaces: how names are compared. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

/**
 * Returns the URL label of a title: "Boucher préparateur F/H" → "boucher-preparateur-f-h" (decisions.md#routes,
 * `slug`).
 */
export function slug(text: string): string {
  const label = fold(text).replaceAll(' ', '-');
  if (label.length <= 80) return label;
  const cut = label.slice(0, 81);
  return cut.slice(0, Math.max(cut.lastIndexOf('-'), 0)) || label.slice(0, 80);
}
