import { PAGES } from '../../../content/pages.ts';
import { headOf } from '../../head.ts';

export const head = headOf(PAGES.values);
