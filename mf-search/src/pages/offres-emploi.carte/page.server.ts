export { head } from './head.ts';
export { loader } from './loader.ts';
