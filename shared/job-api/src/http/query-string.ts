/** Returns the parameters of a query; one given several times is one comma-joined list, as the site writes it. */
export function parseQuery(text: string): Record<string, string> {
  const query: Record<string, string> = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const clean = value.replaceAll('\u0000', '');
    if (clean === '' || name === '__proto__') continue;
    query[name] = name in query ? `${query[name]},${clean}` : clean;
  }
  return query;
}
