/** Parses a query string; repeated parameters become one comma-joined list. */
export function parseQuery(text: string): Record<string, string> {
  const query: Record<string, string> = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const clean = value.replaceAll('\u0000', '');
    if (clean === '' || name === '__proto__') continue;
    query[name] = name in query ? `${query[name]},${clean}` : clean;
  }
  return query;
}
