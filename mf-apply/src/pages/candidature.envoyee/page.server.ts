import type { PageRequest } from '@careers/platform';
import { unlisted } from '../../server-forms/unlisted-head.ts';

export const searchParams = ['type', 'reference', 'recue'];

/** The page depends only on its URL. */
export const loader = ({ url }: PageRequest) => ({ search: url.search });

export const head = unlisted('Votre envoi est arrivé');
