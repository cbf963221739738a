export { head } from './head.ts';
