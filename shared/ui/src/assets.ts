/** URL path of this package's `assets` folder. */
export const ASSETS = '/static/ui';
