/** Whether the first segment of a path starts with one of a menu's prefixes (decisions.md#layout-and-screens). */
export function isWithin(prefixes: readonly string[], pathname: string): boolean {
  const first = pathname.split('/')[1] ?? '';
  return first !== '' && prefixes.some((prefix) => first.startsWith(prefix));
}
