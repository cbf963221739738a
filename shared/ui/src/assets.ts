/** Address under which the shell serves this package's `assets` folder. */
export const ASSETS = '/static/ui';

/** Fonts that every page needs at once, for `<link rel="preload">`. */
export const fontPreloads: readonly string[] = [
  `${ASSETS}/fonts/bricolage-grotesque.woff2`,
  `${ASSETS}/fonts/figtree.woff2`,
];
