/** What a navigation needs and a page that has just been rendered does not: it is loaded with the first touch. */
export const loadLoader = () => import(/* webpackChunkName: "load-results" */ './load-results.ts');
