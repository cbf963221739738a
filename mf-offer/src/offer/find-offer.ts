import { ApiError, EntityNotFoundError, GoneError, createApiClient, referenceOf } from '@careers/api-client';
import type { OfferDetail } from '@careers/api-client';
import { data } from '@careers/platform';
import type { PageRequest } from '@careers/platform';
import { CLOSED } from './closed.ts';

/**
 * What the owner's API may leave out of an offer: recruiter, state and last day (decisions.md#api-contract), and what
 * ours adds.
 */
type Optional = 'status' | 'validThrough' | 'codeJobName';

const NOT_FOUND_ADVICE =
  'L’adresse est incomplète, ou l’offre a été retirée. Recherchez une offre\u00a0: il en arrive tous les jours.';

/** An offer as any server of the job API tells it. */
export type KnownOffer = Omit<OfferDetail, Optional> & Partial<Pick<OfferDetail, Optional>>;

/**
 * Returns the offer that the path's segment names, `boucher-h-f-2025-10432`; its title is not looked at.
 * @throws 404 for a segment of another form or an unknown reference, 410 for an offer that the API has let go of,
 * 503 when the API does not answer.
 */
export async function findOffer({ api, params, signal }: PageRequest): Promise<KnownOffer> {
  const reference = referenceOf(params['segment'] ?? '');
  if (!reference) throw data(null, { status: 404 });
  try {
    return await createApiClient(api).offers.get(reference, { signal });
  } catch (error) {
    if (error instanceof EntityNotFoundError)
      throw data({ advice: NOT_FOUND_ADVICE }, { status: 404, statusText: 'Offre introuvable' });
    if (error instanceof GoneError) throw data(null, { status: 410, statusText: CLOSED });
    if (error instanceof ApiError)
      throw data(null, { status: 503, statusText: 'Cette offre est momentanément indisponible' });
    throw error;
  }
}
