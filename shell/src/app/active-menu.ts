/**
 * Whether a path belongs to a menu: by its first segment, which begins with one of the menu's prefixes
 * (decisions.md#layout-and-screens).
 */
export function isWithin(prefixes: readonly string[], pathname: string): boolean {
  const first = pathname.split('/')[1] ?? '';
  return first !== '' && prefixes.some((prefix) => first.startsWith(prefix));
}
