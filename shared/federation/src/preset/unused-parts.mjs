/** What each library has for options that the site never sets. */
const PARTS = [
  // react-router's `instrumentations`.
  [/[\\/]react-router[\\/]/, (source) => source.replace(/\b(?:init|opts\??)\.instrumentations\b/g, 'null')],
  // styled-components' `enableVendorPrefixes`: the oldest browser that the site is for needs none of them.
  [/[\\/]stylis[\\/]/, () => 'export const prefix = (value) => value;'],
];

/** A webpack loader that takes parts of libraries out which options would turn on that the site never sets. */
export default function unusedParts(source) {
  const [, takeOut] = PARTS.find(([library]) => library.test(this.resourcePath)) ?? [];
  return takeOut ? takeOut(source) : source;
}
