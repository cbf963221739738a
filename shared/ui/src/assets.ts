/** URL path of this package's `assets` folder. */
export const ASSETS = '/static/ui';

/** Fonts of every page, for `<link rel="preload">`. */
export const fontPreloads: readonly string[] = [
  `${ASSETS}/fonts/bricolage-grotesque.woff2`,
  `${ASSETS}/fonts/figtree.woff2`,
];
