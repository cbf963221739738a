import { headOf } from '../../head.ts';

export const head = headOf('values');
