import type { PageRequest } from '@careers/platform';
import { reasonsIn } from '../../server-forms/refusal-reasons.ts';
import { unlisted } from '../../server-forms/unlisted-head.ts';
import { FIELDS } from '../../widgets/application/fields.ts';

export const searchParams = ['motifs'];

/** The page depends only on its URL. */
export const loader = ({ url }: PageRequest) => ({ reasons: reasonsIn(url.searchParams, FIELDS) });

export const head = unlisted('Erreur\u00a0: rien n’a été envoyé');
