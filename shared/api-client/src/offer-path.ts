const MAX_SLUG_LENGTH = 80;
const REFERENCE = /^(?:.*-)?(\d{4}-\d{1,9})$/;

/**
 * Returns the URL label of a title: "Pâtissier·ère (H/F)" → `patissier-ere-h-f`, 80 characters at most
 * (decisions.md#routes).
 */
export function slug(text: string): string {
  const label = text
    .replaceAll('œ', 'oe')
    .replaceAll('Œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('Æ', 'ae')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  if (label.length <= MAX_SLUG_LENGTH) return label;
  const lastDash = label.lastIndexOf('-', MAX_SLUG_LENGTH);
  return label.slice(0, lastDash > 0 ? lastDash : MAX_SLUG_LENGTH);
}

/** Returns the canonical path of an offer's page: links are built from title and reference, never from `url`. */
export function offerPath({ title, reference }: { title: string; reference: string }): string {
  const label = slug(title);
  return `/offre-emploi/${label ? `${label}-` : ''}${reference}`;
}

/** Returns the reference at the end of a path segment, undefined when it has another form (decisions.md#routes). */
export function referenceOf(segment: string): string | undefined {
  return REFERENCE.exec(segment)?.[1];
}
