export { contentHead as head } from '../../content-head.ts';
export { loader } from './loader.ts';
