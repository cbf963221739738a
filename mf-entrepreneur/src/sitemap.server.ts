export { PAGES } from '../content/pages.ts';
