/** What each library has for options that the site never sets, and calls that it never makes. */
const PARTS = [
  // react-router's `instrumentations` and flags of its next versions; its fetchers and submissions: pages ask for data by
  // navigations alone.
  [
    /[\\/]react-router[\\/]/,
    (source) =>
      source
        .replace(/\b(?:init|opts\??)\.instrumentations\b/g, 'null')
        .replace(/\bfuture\.unstable_\w+/g, 'false')
        .replace(/!opts \|\| !isSubmissionNavigation\(opts\)/, 'true')
        .replace(/(?:opts && opts\.)?submission && isMutationMethod\([\w.]+\)/g, 'false')
        .replace(/^\t\t(?:fetch|getFetcher|resetFetcher|deleteFetcher: \w+),$/gm, ''),
  ],
  // styled-components' `enableVendorPrefixes`: the oldest browser that the site is for needs none of them.
  [/[\\/]stylis[\\/]/, () => 'export const prefix = (value) => value;'],
];

/** A webpack loader that takes parts of libraries out that the site never turns on. */
export default function unusedParts(source) {
  const [, takeOut] = PARTS.find(([library]) => library.test(this.resourcePath)) ?? [];
  return takeOut ? takeOut(source) : source;
}
