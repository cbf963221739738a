const SEARCH = '/nos-offres/';
const EACH_END = 3;

/** The pages of a sitemap, but of its thousands of searches only some: with most offers, and with fewest. */
export function withFewSearches(paths: readonly string[]): string[] {
  const searches = paths.filter((path) => path.includes(SEARCH));
  const few = new Set([...searches.slice(0, EACH_END), ...searches.slice(-EACH_END)]);
  return paths.filter((path) => !path.includes(SEARCH) || few.has(path));
}
