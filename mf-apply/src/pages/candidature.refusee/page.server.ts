import type { PageRequest } from '@careers/platform';
import { unlisted } from '../../server-forms/unlisted-head.ts';

/** The page answers a form: it shows what its address says, and nothing is fetched. */
export const loader = ({ url }: PageRequest) => ({ search: url.search });

export const head = unlisted('Erreur\u00a0: rien n’a été envoyé');
