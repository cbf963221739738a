/** Every page of the area is for search engines. */
export { PAGES } from '../content/pages.ts';
