import { unlisted } from '../../unlisted-head.ts';

export { loader } from './loader.ts';

export const head = unlisted('Votre alerte');
