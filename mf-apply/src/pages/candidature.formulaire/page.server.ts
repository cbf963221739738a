import { unlisted } from '../../server-forms/unlisted-head.ts';

export { loader } from './loader.ts';

export const head = unlisted('Postuler');
