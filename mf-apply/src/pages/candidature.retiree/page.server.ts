import { unlisted } from '../../server-forms/unlisted-head.ts';

export const head = unlisted('Tout est supprimé');
