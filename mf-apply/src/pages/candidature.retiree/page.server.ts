import type { PageRequest } from '@careers/platform';
import { unlisted } from '../../server-forms/unlisted-head.ts';

export const searchParams = ['offre'];

/** Offer of the withdrawn application; null for other kinds. */
export const loader = ({ url }: PageRequest) => ({
  reference: /^[\w-]{1,40}$/.exec(url.searchParams.get('offre') ?? '')?.[0] ?? null,
});

export const head = unlisted('Tout est supprimé');
