/**
 * Returns a whole number in French, with no-break spaces (U+00A0): "20 000". Without Intl, whose data blocks a slow
 * phone for longer than the page's start.
 */
export function formatInteger(value: number): string {
  return String(value).replaceAll(/\B(?=(\d{3})+$)/g, '\u00A0');
}

/** Returns "a", "a ou b", "a, b ou c"; an empty text for no item. */
export function eitherOf(items: readonly string[]): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} ou ${items.at(-1) ?? ''}`;
}
