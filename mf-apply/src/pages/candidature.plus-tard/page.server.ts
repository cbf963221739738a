import type { PageRequest } from '@careers/platform';
import { offerPath, referenceOf } from '@careers/api-client';
import { EMAIL } from '../../fields/rules.ts';
import { reasonsIn } from '../../server-forms/refusal-reasons.ts';
import { unlisted } from '../../server-forms/unlisted-head.ts';

export const searchParams = ['offre', 'motifs'];

export interface ApplyLaterData {
  /** Reasons why no link was sent; empty if it was. */
  readonly reasons: readonly string[];
  readonly offerPath: string | null;
}

/** The page depends only on its URL. */
export function loader({ url: { searchParams: address } }: PageRequest): ApplyLaterData {
  const reference = referenceOf(address.get('offre') ?? '');
  return {
    reasons: address.has('motifs') ? reasonsIn(address, { email: EMAIL }) : [],
    offerPath: reference ? offerPath({ title: '', reference }) : null,
  };
}

export const head = unlisted('Postuler plus tard');
