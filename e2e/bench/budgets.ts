/** What a page may cost. Ratios and sizes fail the run; absolute times of a noisy machine are medians. */
export const BUDGETS = {
  /** Compressed bytes of scripts on any page. */
  scriptKilobytes: 180,
  /** Largest paint against the same HTML served as a file by nginx in the same run. */
  largestPaintRatio: 1.15,
  blockingMilliseconds: 150,
  layoutShift: 0.001,
  cachedPageMilliseconds: 3,
  uncachedResultsMilliseconds: 40,
  farPageMilliseconds: 40,
  facetMilliseconds: 25,
  jobSheetMilliseconds: 300,
  searchMilliseconds: 25,
} as const;
